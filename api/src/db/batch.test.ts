import { createBatch } from './batch.ts';

test('keys requested at the same time are loaded in one read, and each caller gets its own value', async () => {
  const loads: number[][] = [];
  const read = createBatch(async (keys: readonly number[]) => {
    loads.push([...keys]);
    return keys.map((key) => key * 10);
  });

  const values = await Promise.all([read(1), read(2), read(3)]);

  expect(values).toEqual([10, 20, 30]);
  expect(loads).toEqual([[1, 2, 3]]);
});

test('keys requested during a read are loaded together in the next read', async () => {
  const loads: number[][] = [];
  let finish: () => void = () => undefined;
  const read = createBatch(async (keys: readonly number[]) => {
    loads.push([...keys]);
    if (loads.length === 1) await new Promise<void>((resolve) => (finish = resolve));
    return keys;
  });

  const first = read(1);
  await new Promise((resolve) => setImmediate(resolve));
  const others = [read(2), read(3)];
  finish();

  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3]);
  expect(loads).toEqual([[1], [2, 3]]);
});

test('more than 32 keys are loaded in several reads', async () => {
  const sizes: number[] = [];
  const read = createBatch(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return keys;
  });

  const keys = Array.from({ length: 70 }, (_, index) => index);

  expect(await Promise.all(keys.map(read))).toEqual(keys);
  expect(sizes).toEqual([32, 32, 6]);
});

test('a failed read fails for its callers, and the next read is made', async () => {
  let broken = true;
  const read = createBatch(async (keys: readonly number[]) => {
    if (broken) throw new Error('no database');
    return keys;
  });

  await expect(Promise.all([read(1), read(2)])).rejects.toThrow('no database');
  broken = false;
  await expect(read(3)).resolves.toBe(3);
});
