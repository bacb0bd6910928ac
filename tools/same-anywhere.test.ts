import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from './testing/commands.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** The path is as deep in both: packages lie outside of the copies, and their names in a build are relative. */
const names = ['plain', 'with blank and ü'];

test('the same sources are the same release in any folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'same-'));
  const versions = await Promise.all(
    names.map(async (name) => {
      const root = path.join(folder, name);
      mkdirSync(root);
      copyWorkspace(root, ['help-mfe', 'shared', 'tools']);
      const environment = {
        NODE_OPTIONS: '',
        DATA_DIR: path.join(root, '.data'),
        RELEASES_DIR: path.join(root, 'store'),
      };
      const { code, errors } = await ended(
        begin(process.execPath, [path.join(root, 'tools/commands.ts'), 'build', 'help'], environment, root),
      );
      if (code !== 0) throw new Error(errors);
      return globSync('help/*/release.json', { cwd: path.join(root, 'store') });
    }),
  );
  rmSync(folder, { recursive: true, force: true });

  expect(versions[0]).toHaveLength(1);
  expect(versions[1]).toEqual(versions[0]);
}, 120_000);
