import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areAssetsChecked, digestOfAssets } from './assets.ts';

let folder: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  write('pictures/src/cuts/mug.ts', 'export const mug = 1;\n');
  write('pnpm-lock.yaml', 'lockfileVersion: 1\n');
  write('checked-sources.sha256', `${digestOfAssets(folder)}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('sources count as checked while they are unchanged since the last check', () => {
  expect(areAssetsChecked(folder)).toBe(true);
});

test.each([
  ['a source that changed', 'pictures/src/cuts/mug.ts'],
  ['a source that was added', 'geo/names.ts'],
  ['another version of a package', 'pnpm-lock.yaml'],
  ['a setting of a check', '.dependency-cruiser.cjs'],
])('%s requires the check', (_, file) => {
  write(file, 'export const mug = 2;\n');

  expect(areAssetsChecked(folder)).toBe(false);
});

test('documents, finished pictures and installed packages require no check', () => {
  for (const file of ['README.md', 'pictures/files/mug/front-480.avif', 'node_modules/sharp/package.json'])
    write(file, '{}');

  expect(areAssetsChecked(folder)).toBe(true);
});
