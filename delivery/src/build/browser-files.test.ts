import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@odeta/contracts';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { listBrowserFiles } from './browser-files.ts';

/** Builds a unit of these sources as the shop's units are built: chunks are named by a hash of their content. */
async function build(name: string, sources: Record<string, string>, config: (folder: string) => Configuration) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'unit-')));
  for (const [file, content] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const compiler = webpack({
    context: folder,
    mode: 'production',
    output: {
      path: path.join(folder, 'dist'),
      filename: ({ chunk }) => (chunk?.name === 'main' ? 'version/browser/[name].js' : '[name].js'),
      chunkFilename: '[name].js',
    },
    optimization: { chunkIds: 'named', minimize: false },
    resolve: { extensions: ['.ts', '.js'] },
    ...config(folder),
  });
  const compilation = await new Promise<Compilation | undefined>((resolve, reject) => {
    compiler?.run((error, stats) => (error ? reject(error) : resolve(stats?.compilation)));
  });
  if (!compilation || compilation.errors.length > 0) throw compilation?.errors[0];
  return listBrowserFiles(compilation, { name, folder, version: '1.0.0', port: 3101 });
}

const namePages = createRequire(import.meta.url).resolve('../../../shared/build/name-pages-loader.cjs');

const texts = (folder: string) => languages.map((language) => [`src/${folder}/${language}.json`, '{"title":"."}']);

const loader = (folder: string, chunk: string) =>
  `export const ${folder} = (language) => import(/* webpackChunkName: "${chunk}_[request]" */ \`./${folder}/\${language}.json\`);`;

/** A remote with its own texts, and other texts that are loaded later in chunks whose names sort first. */
const remote = () =>
  build(
    'checkout',
    {
      ...Object.fromEntries([...texts('messages'), ...texts('later')]),
      'src/remote.ts': [
        loader('messages', 'messages'),
        loader('later', 'account_messages'),
        "export { routes } from './routes.tsx';",
        "export const window = () => import('./list-window.ts');",
      ].join('\n'),
      'src/routes.tsx': [
        'const page = (path, open, chunk) => ({ path, open, chunk });',
        "export const routes = [page('/list', () => import('./lists/list.page.tsx'))];",
      ].join('\n'),
      'src/lists/list.page.tsx': "export default 'list';",
      'src/list-window.ts': "export const part = 'window';",
    },
    (folder) => ({
      entry: {},
      module: { rules: [{ test: /routes\.tsx$/, use: namePages }] },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'odeta_checkout',
          filename: 'version/browser/remote-entry.js',
          exposes: { './remote': path.join(folder, 'src/remote.ts') },
        }),
      ],
    }),
  );

test('a remote lists the chunks of its own messages, whatever the names of other message chunks are', async () => {
  const { messages } = await remote();

  expect(messages).toMatchObject({ sk: 'static/messages_sk-json.js', hu: 'static/messages_hu-json.js' });
});

test('a remote lists its entry, its first module and its pages, but nothing that is loaded later', async () => {
  const { entry, scripts, pages } = await remote();

  expect(entry).toBe('browser/remote-entry.js');
  expect(scripts).toEqual(['static/src_remote_ts.js']);
  expect(pages).toEqual({ list: { scripts: ['static/page-list.js'], styles: [] } });
});

test('the shell lists the scripts that run before its entry', async () => {
  const { entry, scripts } = await build(
    'shell',
    {
      ...Object.fromEntries(texts('messages')),
      'src/library.ts': "export const library = 'library';",
      'src/browser.ts': [
        "import { library } from './library.ts';",
        loader('messages', 'messages'),
        'console.log(library);',
      ].join('\n'),
    },
    () => ({
      entry: { main: './src/browser.ts' },
      optimization: {
        chunkIds: 'named',
        splitChunks: {
          cacheGroups: { library: { test: /library/, name: 'library', chunks: 'initial', enforce: true } },
        },
      },
    }),
  );

  expect(entry).toBe('browser/main.js');
  expect(scripts).toEqual(['static/library.js']);
});
