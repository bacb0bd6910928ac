import { setTimeout as pause } from 'node:timers/promises';
import { openCounted } from '../../testing/open-counted.ts';

/** Workers take long to start, and trials to pass, on a busy machine. */
type Counted = Awaited<ReturnType<typeof openCounted>>;

async function cartUntilSaid({ edge, said }: Counted, times: number): Promise<void> {
  expect((await edge.get('/cart')).statusCode).toBe(200);
  if (said.length >= times) return;
  await pause(50);
  await cartUntilSaid({ edge, said }, times);
}

test('a canary that fails during server rendering is counted for the visitors of the affected pages', async () => {
  const counted = await openCounted();
  // The trial rendering of the release succeeds; later renderings fail.
  counted.edge.releaseBeside(
    'cart',
    '2',
    "exports.remote = { name: 'second', area() { if ((globalThis.areas = (globalThis.areas ?? 0) + 1) > 1) throw new Error('broken'); } };",
  );

  await cartUntilSaid(counted, 1);

  expect(counted.said[0]).toEqual({ release: 'cart@2', outcome: 'render', parts: ['2: 2'] });
});

test('a canary that the servers have set aside is counted as failed once for each visitor assigned to it', async () => {
  const counted = await openCounted();
  counted.edge.releaseBeside('cart', '2', "throw new Error('broken')");

  await cartUntilSaid(counted, 2);
  const before = counted.said.length;
  const first = await counted.edge.get('/cart');
  const bucket = first.cookies.find(({ name }) => name === 'bucket')?.value ?? '';
  await counted.edge.get('/cart', { cookie: `bucket=${encodeURIComponent(bucket)}` });

  expect(counted.said).toHaveLength(before + 1);
  expect(counted.said.at(-1)).toEqual({ release: 'cart@2', outcome: 'render', parts: ['2: 2'] });
});

test('a successful server rendering of a canary is not counted', async () => {
  const counted = await openCounted();
  counted.edge.releaseBeside('cart', '2', "exports.remote = { name: 'second' };");

  const isShown = async () => (await counted.edge.get('/cart')).body.includes('{"remote":"second"');
  while (!(await isShown())) await pause(50);
  await counted.edge.get('/cart');

  expect(counted.said).toEqual([]);
});
