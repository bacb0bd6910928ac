import { openEdge } from '../../testing/open-edge.ts';
import { sendRaw } from '../../testing/smuggling/send-raw.ts';

const SK = 'sk.localhost';
const UA = 'ua.localhost';

test.each([
  [SK, '//p/kabat?color=ink', '/p/kabat?color=ink'],
  [SK, '/p//kabat/', '/p/kabat/'],
  [SK, '///', '/'],
  [UA, '/uk//p/kabat', '/uk/p/kabat'],
  [UA, '/ru//p/kabat', '/p/kabat'],
])('a page of %s at %s is found at %s', async (host, url, address) => {
  const { get } = await openEdge();
  const { statusCode, headers } = await get(url, { host });

  expect([statusCode, headers.location]).toEqual([301, address]);
  expect((await get(address, { host })).statusCode).toBe(200);
});

test.each([
  [UA, '/ru//evil.example/'],
  [UA, '/ru/\\evil.example/'],
  [UA, '/ru/\\/evil.example'],
  [UA, '/ru///evil.example?to=//evil.example'],
  [SK, '//evil.example/%2e%2e'],
  [SK, '/\\evil.example'],
])('no redirect of %s%s leads to another site', async (host, url) => {
  const { app } = await openEdge();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  // Clients of Node write another address than a stranger does.
  const lines = [`GET ${url} HTTP/1.1`, `Host: ${host}`, 'Connection: close', '', ''];
  const answer = await sendRaw({ port }, [lines.join('\r\n')], 10_000);

  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '';
  expect(new URL(location, `http://${host}`).host).toBe(host);
});

test('slashes of a query, and encoded ones, stay as they are', async () => {
  const { get } = await openEdge();

  for (const url of ['/count?sort=a//b', '/count/a%2F%2Fb']) expect((await get(url)).statusCode).toBe(200);
});

test('a form is sent again to the plain address', async () => {
  const { app } = await openEdge();
  const headers = { host: SK, origin: `http://${SK}`, 'content-type': 'application/x-www-form-urlencoded' };

  const answer = await app.inject({ method: 'POST', url: '//cart?a=1', headers, payload: 'form=x' });

  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/cart?a=1']);
});
