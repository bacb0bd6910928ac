import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { captureCommand } from '../processes/run-command.ts';

/** The errors of one more file in a folder, compiled together with `entry`, because the types of packages count for all files. */
async function errorsIn(folder: string, entry: string, name: string, text: string) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    writeFileSync(path.join(temporary, name), text);
    const config = {
      extends: path.join(workspace, folder, 'tsconfig.src.json'),
      compilerOptions: { typeRoots: [path.join(workspace, 'node_modules/@types')], jsx: 'preserve' },
      include: [path.join(workspace, 'shared/ui/src/*.d.ts')],
      files: [name, path.join(workspace, folder, entry)],
    };
    if (folder === 'shared/contracts')
      config.files.push(path.join(workspace, 'shared/build/tsconfig/web-and-node.d.ts'));
    writeFileSync(path.join(temporary, 'tsconfig.json'), JSON.stringify(config));
    const { output } = await captureCommand('tsc', ['-p', temporary, '--pretty', 'false', '--singleThreaded']);
    return [...output.matchAll(/error TS\d+: (Cannot find name '[^']+'|.*)/g)].map(([, error]) => error);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

test.each([
  ['the environment of Node.js in a remote', 'cart-mfe', 'src/remote.ts', 'const name = process.env.NAME;', 'process'],
  ['a test beside the code of a remote', 'cart-mfe', 'src/remote.ts', "test('it works', () => {});", 'test'],
  ['a window in the API', 'api', 'src/app.ts', 'const width = window.innerWidth;', 'window'],
  ['a test beside the code of the API', 'api', 'src/app.ts', "test('it works', () => {});", 'test'],
  ['a document in the contracts', 'shared/contracts', 'src/index.ts', 'const { title } = document;', 'document'],
])('%s is a type error', async (_, folder, entry, text, name) => {
  expect(await errorsIn(folder, entry, 'probe.tsx', text)).toEqual([`Cannot find name '${name}'`]);
});

const read = (file: string) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));

test('the check of all types covers the source of every unit and package as its own configuration has it', () => {
  const kinds = globSync('{*,shared/*,sandbox/*}/tsconfig.src.json', { cwd: workspace }).map((file) => ({
    folder: path.dirname(file),
    kind: path.basename(read(file).extends, '.json'),
  }));
  const covered = kinds.filter(({ folder, kind }) => {
    const all = `shared/build/tsconfig/all/${kind}.json`;
    const patterns: string[] = read(all).include;
    const source = folder === 'tools' ? folder : `${folder}/src`;
    return patterns.some((pattern) => path.matchesGlob(source, path.join(path.dirname(all), pattern)));
  });

  expect(kinds.length).toBeGreaterThan(20);
  expect(covered).toEqual(kinds);
});

test('every unit and package has a configuration that editors find', () => {
  const packages = globSync('{*,shared/*,sandbox/*}/package.json', { cwd: workspace }).map(path.dirname);

  expect(packages.filter((folder) => globSync(`${folder}/tsconfig.json`, { cwd: workspace }).length === 0)).toEqual([]);
});
