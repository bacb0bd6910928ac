import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { openEdgeWithGoods } from '../../testing/edge-with-goods.ts';
import { openEdge } from '../../testing/open-edge.ts';
import { hasVarnish, startVarnish } from '../../testing/varnish.ts';

// Without the program, `npm run test:full` prints which package is missing.
const ifInstalled = hasVarnish ? test : test.skip;

ifInstalled(
  'a shared cache keeps one page for everybody until its tag is removed, and gives nobody the cookies of another visitor',
  async () => {
    const { app } = await openEdge({ config: { PURGE_URL: 'http://cache.example/', PAGE_CACHE_SECONDS: '0' } });
    const edge = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const varnish = await startVarnish(edge);
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; body: string; cookies: number; isHit: boolean; tags: unknown }>(
        (resolve, reject) => {
          const options = { method, headers: { host: 'sk.localhost', ...headers }, agent: false as const };
          request(varnish.address + path, options, async (answer) => {
            const { statusCode: status = 0, headers: said } = answer;
            const isHit = String(said['x-varnish']).includes(' ');
            const cookies = said['set-cookie']?.length ?? 0;
            resolve({ status, body: await text(answer), cookies, isHit, tags: said['surrogate-key'] });
          })
            .on('error', reject)
            .end();
        },
      );

    const stranger = await ask('/');
    const second = await ask('/', { cookie: 'firstURL=a; sid=forged' });
    const tester = await ask('/', { cookie: 'tester=b' });
    const own = [await ask('/cart', { cookie: 'a=b' }), await ask('/cart', { cookie: 'a=b' })];
    const refused = await ask('/purge-tags', {}, 'POST');
    const removed = await ask('/purge-tags', { 'surrogate-key': 'pl sk:product:a' }, 'POST');
    const still = await ask('/');
    await ask('/purge-tags', { 'surrogate-key': 'hu sk' }, 'POST');
    const fresh = await ask('/');
    await varnish.stop();

    expect(stranger).toMatchObject({ status: 200, isHit: false, cookies: 0, tags: undefined });
    expect(second).toEqual({ ...stranger, isHit: true });
    expect(tester.isHit).toBe(false);
    expect(own.map(({ isHit, cookies }) => [isHit, cookies])).toEqual([
      [false, 2],
      [false, 2],
    ]);
    expect([refused.status, removed.status]).toEqual([403, 204]);
    expect([still.isHit, fresh.isHit]).toEqual([true, false]);
  },
);

ifInstalled('a shared cache gives a difference only to browsers that have its dictionary', async () => {
  const { app, get, offered } = await openEdgeWithGoods('', { PURGE_URL: 'http://cache.example/' });
  const { rawPayload: dictionary } = await get(await offered());
  const edge = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const varnish = await startVarnish(edge);
  const digestOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`;
  const accepted = 'gzip, deflate, br, zstd, dcb, dcz';
  const has = (bytes: Buffer) => ({ 'accept-encoding': accepted, 'available-dictionary': digestOf(bytes) });
  const ask = (headers: Record<string, string>) =>
    new Promise<unknown>((resolve, reject) => {
      const options = { headers: { host: 'sk.localhost', ...headers }, agent: false as const };
      request(`${varnish.address}/p/scarf`, options, (answer) => {
        answer.resume();
        resolve(answer.headers['content-encoding']);
      })
        .on('error', reject)
        .end();
    });

  const asked: Record<string, string>[] = [
    has(dictionary),
    has(Buffer.from('other')),
    { 'accept-encoding': accepted },
    {},
  ];
  const given = [];
  for (const headers of asked) given.push(await ask(headers), await ask(headers));
  await varnish.stop();

  expect(given).toEqual(['dcz', 'dcz', 'br', 'br', 'br', 'br', undefined, undefined]);
});
