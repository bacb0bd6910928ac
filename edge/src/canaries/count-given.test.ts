import { setTimeout as pause } from 'node:timers/promises';
import { openCounted } from '../../testing/open-counted.ts';

/** Workers take long to start, and trials to pass, on a busy machine. */
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

/** An edge that gives the cart's canary to everyone. */
async function openWithCanary() {
  const counted = await openCounted();
  counted.edge.releaseBeside('cart', '2', "exports.remote = { name: 'second' };");
  while (!(await counted.edge.get('/cart')).body.includes('{"remote":"second"')) await pause(50);
  return counted;
}

test('a page that a browser opens is counted as given, once for each visitor', async () => {
  const { edge, said } = await openWithCanary();

  const first = await edge.get('/cart', opened);
  const bucket = first.cookies.find(({ name }) => name === 'bucket')?.value ?? '';
  await edge.get('/cart', { ...opened, cookie: `bucket=${encodeURIComponent(bucket)}` });
  await edge.get('/cart', opened);

  const given = { release: 'cart@2', outcome: 'given', parts: ['2: 2'] };
  expect(said).toEqual([given, given]);
});

test('a page of another unit, of a program, or fetched in advance is not counted as given', async () => {
  const { edge, said } = await openWithCanary();

  await edge.get('/help', opened);
  await edge.get('/cart');
  await edge.get('/cart', { ...opened, 'sec-purpose': 'prefetch' });

  expect(said).toEqual([]);
});
