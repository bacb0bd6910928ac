import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';

const workspace = path.resolve(import.meta.dirname, '..');
const BASE = '/one-bundle/';

export interface OneBundle {
  /** Addresses of the scripts that a cart page loads first. */
  scripts: string[];
  read(address: string): Buffer | null;
}

/**
 * Shell and cart from the same sources with the same configuration as one application: the cart is imported, and further pages are ordinary
 * chunks. Only the loading of remotes differs.
 */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-one-bundle-'));
  const output = path.join(folder, 'browser');
  const imported = path.join(folder, 'no-federation.ts');
  writeFileSync(imported, noFederation());
  const { default: configure } = await import(path.join(workspace, 'shell/webpack.config.mjs'));
  const [config]: [Configuration] = configure({ buildId: 'one' });
  const replaced = new webpack.NormalModuleReplacementPlugin(/[\\/]share-singletons\.ts$/, imported);
  const compilation = await compile({
    ...config,
    output: { ...config.output, path: output, publicPath: BASE },
    plugins: [...(config.plugins ?? []), replaced],
  });
  const texts = ['shell', 'cart-mfe'].flatMap((unit) => filesWith(compilation, `${unit}/src/messages/sk`));
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return {
    scripts: [...new Set([...texts, ...entry])].filter((file) => file.endsWith('.js')).map((file) => BASE + file),
    read: (address) =>
      address.startsWith(BASE) ? readFileSync(path.join(output, path.normalize(address.slice(BASE.length)))) : null,
  };
}

/** Replaces `shell/src/federation/share-singletons.ts`. */
const noFederation = () => `
import { remote as cart } from ${source('cart')};
const remotes = {
  odeta_cart: async () => ({ remote: cart }),
  odeta_checkout: () => import(${source('checkout')}),
  odeta_confirm: () => import(${source('confirm')}),
};
export const shareSingletons = () => ({
  registerPlugins() {},
  registerRemotes() {},
  loadRemote: (name: string) => remotes[name.split('/')[0] as keyof typeof remotes](),
});
`;

const source = (unit: string) => JSON.stringify(path.join(workspace, `${unit}-mfe/src/remote.ts`));

async function compile(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler?.close(resolve));
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
  return stats.compilation;
}

/** The files of the chunks with a module of these sources. */
function filesWith({ modules, chunkGraph }: Compilation, place: string): string[] {
  const module = [...modules].find((built) => built.nameForCondition()?.startsWith(path.join(workspace, place)));
  return module ? [...chunkGraph.getModuleChunksIterable(module)].flatMap(({ files }) => [...files]) : [];
}
