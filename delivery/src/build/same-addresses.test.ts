import { mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { browserConfig } from '@odeta/build/browser-config';
import { ChunkFormat } from '@odeta/build/chunk-format';
import webpack, { type Configuration } from 'webpack';

const shell = path.resolve(import.meta.dirname, '../../../shell');

function writeSources(sources: Record<string, string>) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'addresses-')));
  for (const [file, content] of Object.entries(sources)) writeFileSync(path.join(folder, file), content);
  return { folder, dist: path.join(folder, 'dist') };
}

async function build(config: Configuration) {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

/** A shell's build by the configuration of ours, with another first script. */
async function buildShell(buildId: string, script: string) {
  const { folder, dist } = writeSources({ 'main.js': script });
  const unit = { name: 'shell', kind: 'shell', directory: shell, version: '1.0.0', port: 3100, dist, buildId };
  const config: Configuration = browserConfig(unit, false);
  const modules = [path.join(shell, 'node_modules'), 'node_modules'];
  await build({ ...config, entry: { main: path.join(folder, 'main.js') }, resolve: { ...config.resolve, modules } });
  return readdirSync(dist).filter((file) => file.endsWith('.js'));
}

test('the chunk with React has the same address in every version of the shell', async () => {
  const imports = "import { createElement } from 'react'; import { createRoot } from 'react-dom/client';";
  const [first = [], second = []] = await Promise.all([
    buildShell('aaaaaaaa', `${imports} createRoot(document.body).render(createElement('p'));`),
    buildShell(
      'bbbbbbbb',
      `${imports} import { useState } from 'react'; createRoot(document.body).render(createElement('p', useState));`,
    ),
  ]);

  expect(first).toEqual([expect.stringMatching(/^libraries\.\w{8}\.js$/)]);
  expect(second).toEqual(first);
});

const names = ['page', 'same', 'part', 'whole'] as const;

/** A remote's build with chunks in our format, and how a page runs its files. */
async function buildRemote(buildId: string, page: string) {
  const { folder, dist } = writeSources({
    'main.js': `self.${buildId} = { ${names.map((name) => `${name}: () => import(/* webpackChunkName: "${name}" */ './${name}.js')`)} };`,
    'page.js': `export const text = '${page}';`,
    'same.js': "export const text = 'the same';",
    'part.js': "export const text = 'a part';",
    'whole.js': "import { text as part } from './part.js'; export const text = 'the whole with ' + part;",
  });
  await build({
    context: folder,
    mode: 'production',
    entry: { main: './main.js' },
    output: {
      path: dist,
      filename: 'main.js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkFormat: false,
      chunkLoading: 'jsonp',
      chunkLoadingGlobal: `chunks_cart_${buildId}`,
      publicPath: '/',
    },
    optimization: { chunkIds: 'named', moduleIds: 'deterministic', minimize: false },
    plugins: [new ChunkFormat({ name: 'cart' })],
  });
  const find = (name: string) => readdirSync(dist).find((file) => file.startsWith(`${name}.`)) ?? '';
  return { find, read: (file: string) => readFileSync(path.join(dist, file), 'utf8') };
}

type Loaders = Record<(typeof names)[number], () => Promise<{ text: string }>>;

/** A page with as much of a document as the loading of chunks needs. */
function openPage(builds: { find(name: string): string; read(file: string): string }[]) {
  const requested: string[] = [];
  const self: Record<string, Loaders> = {};
  const head = {
    appendChild(script: { src: string; onload(event: object): void }) {
      const file = script.src.slice(1);
      requested.push(file);
      const owner = builds.find((one) => one.find(file.split('.')[0] ?? '') === file);
      setTimeout(() => {
        run(owner?.read(file) ?? '');
        script.onload({ type: 'load', target: script });
      });
    },
  };
  const document = {
    createElement: () => ({ setAttribute() {}, getAttribute() {} }),
    getElementsByTagName: () => [],
    head,
  };
  const run = (code: string) => runInNewContext(code, { self, document, setTimeout, clearTimeout });
  return { run, requested, self };
}

test('two versions of a remote on one page share the chunks that are equal, and never take one of the other', async () => {
  const [older, newer] = await Promise.all([buildRemote('a', 'older'), buildRemote('b', 'newer')]);
  const { run, requested, self } = openPage([older, newer]);
  expect(newer.find('same')).toBe(older.find('same'));
  // Executed before its version has started, as after a lost entry.
  run(older.read(older.find('page')));

  run(newer.read('main.js'));
  run(older.read('main.js'));
  const texts = await Promise.all(
    [self.a?.page(), self.b?.page(), self.b?.same()].map(async (module) => (await module)?.text),
  );
  await self.a?.same();

  expect(texts).toEqual(['older', 'newer', 'the same']);
  expect(requested).toEqual([newer.find('page'), newer.find('same')]);
});

test('a chunk that contains a smaller one is taken, and the smaller one needs no request any more', async () => {
  const remote = await buildRemote('a', 'page');
  const { run, requested, self } = openPage([remote]);
  run(remote.read('main.js'));

  const whole = await self.a?.whole();
  const part = await self.a?.part();

  expect([whole?.text, part?.text]).toEqual(['the whole with a part', 'a part']);
  expect(requested).toEqual([remote.find('whole')]);
});
