import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';

const MOST = 1_000;

/** A busy machine may need longer to open all connections than the usual limit lets one wait for its first request. */
const NEVER_LATE = { HEADERS_LIMIT_SECONDS: '9999', REQUEST_LIMIT_SECONDS: '9999' };

async function listenWith(config: Record<string, string>) {
  const { app, lines } = await openEdge({ config: { ...NEVER_LATE, ...config }, api: { forward() {} } });
  return { app, lines, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) };
}

/** A part at a time: a server on a busy machine drops what exceeds its queue of new connections. */
const AT_ONCE = 200;

async function openSockets(port: number, count: number): Promise<Socket[]> {
  if (count === 0) return [];
  const length = Math.min(count, AT_ONCE);
  const sockets = Array.from({ length }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return [...sockets, ...(await openSockets(port, count - length))];
}

test('an address has 1,000 connections, and others when it has closed one', async () => {
  const { port, lines } = await listenWith({ TRUST_PROXY: '0' });
  const [first, ...others] = await openSockets(port, MOST);
  const [refused] = await openSockets(port, 1);

  await new Promise((resolve) => refused?.once('close', resolve));
  first?.destroy();
  await new Promise((resolve) => first?.once('close', resolve));
  const answer = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });

  expect(answer.status).toBe(200);
  expect(lines).toEqual([]);
  for (const socket of others) socket.destroy();
});

test('behind a load balancer the open requests of a client are counted by the address that it forwards', async () => {
  const { port, lines } = await listenWith({ TRUST_PROXY: '1' });
  const ask = (path: string, address: string) =>
    request({ port, path, agent: false, headers: { host: 'sk.localhost', 'x-forwarded-for': `6.6.6.6, ${address}` } })
      .on('error', () => undefined)
      .end();
  const open = Array.from({ length: MOST + 1 }, () => ask('/api/base/menu', '203.0.113.1'));

  const refused = await Promise.race(open.map(async (one) => (await once(one, 'response'))[0]));
  const page = (await once(ask('/', '203.0.113.1'), 'response'))[0];
  const ofOther = (await once(ask('/health', '203.0.113.2'), 'response'))[0];

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(JSON.parse(await text(refused))).toMatchObject({ code: 'too-many-requests' });
  expect(await text(page)).toContain('Príliš veľa pokusov naraz');
  expect(ofOther.statusCode).toBe(200);
  expect(lines).toEqual([]);
  for (const one of open) one.destroy();
});
