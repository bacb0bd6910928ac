import { brotliCompressSync } from 'node:zlib';
import { createSourceMaps } from './source-maps.ts';

const MAP = brotliCompressSync(JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }));

function open() {
  const reads: string[] = [];
  const clock = { now: 0 };
  const find = createSourceMaps(
    {
      async find(file) {
        reads.push(file);
        return file.includes('missing') ? null : MAP;
      },
    },
    () => clock.now,
  );
  return { find, reads, clock };
}

test('a map is read once, also for many who ask at the same time, and one that is missing is not asked for again', async () => {
  const { find, reads } = open();

  await Promise.all([find('cart', '1', 'page.js'), find('cart', '1', 'page.js')]);
  await find('cart', '1', 'page.js');
  for (let times = 0; times < 3; times += 1) expect(await find('cart', '1', 'missing.js')).toBeNull();

  expect(reads).toEqual(['cart/1/server/maps/page.js.map.br', 'cart/1/server/maps/missing.js.map.br']);
});

test('only some maps are read within a minute, whatever stacks name', async () => {
  const { find, reads, clock } = open();

  for (let number = 0; number < 100; number += 1) await find('cart', '1', `missing-${number}.js`);
  const inTheFirst = reads.length;
  clock.now = 60_001;
  const map = await find('cart', '1', 'page.js');

  expect(inTheFirst).toBe(20);
  expect(map).not.toBeNull();
});
