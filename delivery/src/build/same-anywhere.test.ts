import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('a release contains its uses, its declarations and the federation manifest, each with its integrity', () => {
  const [place = ''] = globSync('help/*', { cwd: storeOf(names[0]) });
  const read = (file: string) => JSON.parse(readFileSync(path.join(storeOf(names[0]), place, file), 'utf8'));

  const uses = v.parse(UsesSchema, read(USES_FILE));
  expect(uses.shared['@odeta/ui']?.names).toEqual(expect.arrayContaining(['Button', 'text.soft']));
  expect(uses.shared.react).toMatchObject({ range: '^19.0.0' });
  expect(read('release.json').takes['@odeta/ui']).toEqual(expect.arrayContaining(['Button', 'text']));
  expect(uses.shared['@odeta/storefront']?.names).toContain('useStore');
  expect(uses.endpoints['GET /base/help']?.answer).toMatchObject({ type: 'object' });
  expect(uses.endpoints).not.toHaveProperty('GET /checkout/cart-init');
  expect(uses.writes).toEqual(expect.arrayContaining(['help.contact', 'help.withdrawal']));
  expect(read(DECLARATIONS_FILE).modules).toHaveProperty('@odeta/ui');
  expect(read('browser/mf-manifest.json')).toMatchObject({ exposes: [{ path: './remote' }] });
  const integrity = expect.stringMatching(/^sha/);
  for (const file of [USES_FILE, DECLARATIONS_FILE, 'browser/mf-manifest.json'])
    expect(read('release.json').files[file]).toMatchObject({ integrity });
});
