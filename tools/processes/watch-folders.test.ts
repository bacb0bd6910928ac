import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './watch-folders.ts';

function createWatched() {
  const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  const file = path.join(root, 'carts/cart.ts');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '1');
  const heard: string[] = [];
  let tell = () => {};
  const watching = watchFolders([root], (changed) => {
    heard.push(path.relative(root, changed));
    tell();
  });
  const after = (act: () => void) =>
    new Promise<void>((resolve) => {
      tell = resolve;
      act();
    });
  return { root, file, heard, after, stop: watching.stop };
}

/** Replaces a file as many editors do. */
function replace(file: string, content: string) {
  writeFileSync(`${file}~`, content);
  renameSync(`${file}~`, file);
}

test('a written file is reported', async () => {
  const { file, heard, after, stop } = createWatched();

  await after(() => writeFileSync(file, '2'));

  expect(heard).toEqual(['carts/cart.ts']);
  await stop();
});

test('a file that is replaced is reported every time', async () => {
  const { file, heard, after, stop } = createWatched();

  for (const content of ['2', '3', '4']) await after(() => replace(file, content));

  expect(heard).toEqual(['carts/cart.ts', 'carts/cart.ts', 'carts/cart.ts']);
  await stop();
});

test('a folder that is created, removed and created again is watched', async () => {
  const { root, heard, after, stop } = createWatched();
  const folder = path.join(root, 'orders');

  for (const round of [1, 2]) {
    await after(() => mkdirSync(folder));
    await after(() => writeFileSync(path.join(folder, `order-${round}.ts`), ''));
    await after(() => rmSync(folder, { recursive: true }));
  }

  expect(heard).toEqual(expect.arrayContaining(['orders/order-1.ts', 'orders/order-2.ts']));
  await stop();
});

test('test files and editor drafts are not reported', async () => {
  const { root, file, heard, after, stop } = createWatched();

  await after(() => {
    writeFileSync(path.join(root, 'carts/.cart.ts.swp'), '');
    writeFileSync(file, '2');
    writeFileSync(path.join(root, 'carts/cart.test.ts'), '');
  });

  expect(heard).toEqual(['carts/cart.ts']);
  await stop();
});
