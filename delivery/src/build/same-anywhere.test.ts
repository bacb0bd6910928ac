import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { DECLARATIONS_FILE, USES_FILE, UsesSchema } from '@odeta/delivery/releases/uses';
import { begin, ended } from '@odeta/testing/commands';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import * as v from 'valibot';

/** Both paths have the same depth: packages are outside of the copies, and their module names in a build are relative. */
const names = ['plain', 'with blank and ü'];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-'));
  await Promise.all(
    names.map(async (name) => {
      const root = path.join(folder, name);
      mkdirSync(root);
      copyWorkspace(root, ['help-mfe', 'shared', 'delivery', 'tools']);
      const environment = {
        NODE_OPTIONS: '',
        DATA_DIR: path.join(root, '.data'),
        RELEASES_DIR: path.join(root, 'store'),
      };
      const { code, errors } = await ended(
        begin(process.execPath, [path.join(root, 'tools/commands.ts'), 'build', 'help'], environment, root),
      );
      if (code !== 0) throw new Error(errors);
    }),
  );
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storeOf = (name: string | undefined) => path.join(folder, name ?? '', 'store');

test('the same sources produce the same release in any folder', () => {
  const versions = names.map((name) => globSync('help/*/release.json', { cwd: storeOf(name) }));

  expect(versions[0]).toHaveLength(1);
  expect(versions[1]).toEqual(versions[0]);
});

test('a release has the source maps of its scripts, which lead to files of the repository in any folder', () => {
  for (const name of names) {
    const maps = globSync('help/*/server/maps/__federation_expose_remote.*.js.map.br', { cwd: storeOf(name) });
    expect(maps).toHaveLength(1);
    const text = brotliDecompressSync(readFileSync(path.join(storeOf(name), maps[0] ?? ''))).toString('utf8');
    const { sources, sourcesContent } = JSON.parse(text);
    expect(sources).toEqual(expect.arrayContaining(['help-mfe/src/routes.tsx', 'shared/ui/src/forms/text-field.tsx']));
    expect(sourcesContent).toBeUndefined();
    expect(text).not.toContain(folder);
  }
  const scripts = globSync('help/**/*.js', { cwd: storeOf(names[0]) });
  for (const script of scripts)
    expect(readFileSync(path.join(storeOf(names[0]), script), 'utf8')).not.toContain('sourceMappingURL');
});

test('a release contains its uses, its declarations and the federation manifest, each with its integrity', () => {
  const [place = ''] = globSync('help/*/', { cwd: storeOf(names[0]) });
  const read = (file: string) => JSON.parse(readFileSync(path.join(storeOf(names[0]), place, file), 'utf8'));

  const uses = v.parse(UsesSchema, read(USES_FILE));
  expect(uses.shared['@odeta/ui']?.names).toEqual(expect.arrayContaining(['Button', 'text.soft']));
  expect(uses.shared.react).toMatchObject({ range: '^19.0.0' });
  expect(read('release.json').takes['@odeta/ui']).toEqual(expect.arrayContaining(['Button', 'text']));
  expect(read('release.json').takes['@module-federation/runtime-core']).toContain('ModuleFederation');
  expect(read('release.json').requires['@module-federation/runtime-core']).toBe('^2.0.0');
  expect(uses.shared['@odeta/storefront']?.names).toContain('useStore');
  expect(uses.endpoints['GET /base/help']?.answer).toMatchObject({ type: 'object' });
  expect(uses.endpoints).not.toHaveProperty('GET /checkout/cart-init');
  expect(uses.writes).toEqual(expect.arrayContaining(['help.contact', 'help.withdrawal']));
  expect(read(DECLARATIONS_FILE).modules).toHaveProperty('@odeta/ui');
  const { metaData, exposes } = read('browser/mf-manifest.json');
  const [{ path: exposed, assets }] = exposes;
  expect([exposed, metaData.publicPath]).toEqual(['./remote', 'auto']);
  // A host finds the files from the manifest's own address.
  const browser = [metaData.remoteEntry.path + metaData.remoteEntry.name, ...assets.js.sync, ...assets.css.async];
  expect(`browser/${metaData.remoteEntry.name}`).toBe(read('release.json').standalone);
  for (const file of browser.map((name) => path.join(storeOf(names[0]), place, 'browser', name)))
    expect(existsSync(file)).toBe(true);
  const integrity = expect.stringMatching(/^sha/);
  for (const file of [USES_FILE, DECLARATIONS_FILE, 'browser/mf-manifest.json'])
    expect(read('release.json').files[file]).toMatchObject({ integrity });
});

test('the entry of a release says what a page without the federation runtime lacks, and the entry for other hosts has it', () => {
  const [list = ''] = globSync(path.join(storeOf(names[0]), 'help/*/release.json'));
  const release = JSON.parse(readFileSync(list, 'utf8'));
  const run = (entry: string) => {
    const removed: string[] = [];
    const currentScript = {
      tagName: 'SCRIPT',
      src: 'http://host/help/1/browser/a.js',
      remove: () => removed.push(entry),
    };
    const page = createContext({ document: { currentScript }, location: { href: 'http://host/' }, URL });
    Object.assign(page, { self: page, window: page });
    Object.assign(page.document, { defaultView: page });
    const code = readFileSync(path.join(path.dirname(list), entry), 'utf8');
    return { removed, container: () => runInContext(`${code}; odeta_help`, page) };
  };

  const own = run(release.entry);
  expect(own.container).toThrow(
    'The page has no federation runtime for help: other hosts load its standalone-entry.js',
  );
  expect(own.removed).toEqual([release.entry]);
  expect(run(release.standalone).container()).toMatchObject({ init: expect.anything(), get: expect.anything() });
});
