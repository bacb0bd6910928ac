import { createCompressWell } from './compress-well.ts';

const content = (number: number) => Buffer.from(`page ${number}`);
const aTurn = () => new Promise(setImmediate);

test('only 20 of 100 pages are queued for better compression, the others stay unchanged', async () => {
  const asked: Buffer[] = [];
  const compressWell = createCompressWell(1_000_000, async (bytes) => {
    asked.push(bytes as Buffer);
    return Buffer.from('better');
  });

  const compressed = Array.from({ length: 100 }, (_, number) => compressWell(content(number)));
  await aTurn();

  expect(asked).toHaveLength(20);
  expect(compressed.filter(({ bytes }) => String(bytes) === 'better')).toHaveLength(20);
});
