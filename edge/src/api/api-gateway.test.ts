import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { listen, stopServers } from '../../testing/proxied-server.ts';
import { createInProcessApi } from './in-process-api.ts';
import { createForward } from './remote-api.ts';

afterAll(stopServers);

const spoofed = {
  host: 'sk.localhost',
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
};

/** The headers that the API receives when a client sends headers of its own, listed in `spoofed`. */
async function forwardedBy(trustedHops: number): Promise<IncomingHttpHeaders> {
  const received = Promise.withResolvers<IncomingHttpHeaders>();
  const next = await listen(
    createServer((asked, response) => {
      received.resolve(asked.headers);
      response.end();
    }),
  );
  const edge = await listen(createServer(createForward(`http://127.0.0.1:${next}`, trustedHops)));
  request({ port: edge, host: '127.0.0.1', path: '/api/base/menu', headers: spoofed, agent: false }, (answer) =>
    answer.resume(),
  ).end();
  return received.promise;
}

test('over HTTP the API receives the address of the connection, not the one in the headers of the client', async () => {
  const headers = await forwardedBy(0);

  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'sk.localhost' });
  expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
});

test('behind a load balancer the API receives the client address that the load balancer added', async () => {
  expect(await forwardedBy(1)).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
});

test('a request to an API that never responds gets a 503 problem response after the timeout', async () => {
  const stopped = await listen(createServer(() => {}));
  const failures: unknown[] = [];
  const forward = createForward(`http://127.0.0.1:${stopped}`, 0, 50);
  const edge = await listen(
    createServer((asked, response) => forward(asked, response, (cause) => failures.push(cause))),
  );

  const answer = await fetch(`http://127.0.0.1:${edge}/api/base/menu`);

  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'busy', success: false });
  expect(failures).toMatchObject([{ message: 'No answer in 50 ms' }]);
});

test.each([
  ['GET', 30_000],
  ['POST', 200],
])('a %s request to an API that never responds is aborted when the client disconnects', async (method, limit) => {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const stopped = await listen(createServer((asked) => arrived.resolve(asked)));
  const edge = await listen(createServer(createForward(`http://127.0.0.1:${stopped}`, 0, limit)));
  const client = request({ port: edge, host: '127.0.0.1', path: '/api/base/menu', method, agent: false });
  client.on('error', () => undefined).end();
  const { socket } = await arrived.promise;
  const isEnded = new Promise((resolve) => socket.once('close', resolve));

  client.destroy();

  await isEnded;
});

test('in the same process the API receives the address of the visitor, with in-process as the peer address', async () => {
  const sent: object[] = [];
  const api = createInProcessApi({
    inject: async (asked) => {
      sent.push(asked);
      return { statusCode: 200, payload: '{}' };
    },
    routing() {},
  });
  const client = { address: '203.0.113.9', host: 'sk.localhost', protocol: 'https' } as const;
  const call = { method: 'GET', headers: {}, signal: AbortSignal.timeout(1000) };

  await api.send('/api/base/menu', call, { headers: spoofed, client, prefix: '' });

  expect(sent).toMatchObject([
    { remoteAddress: 'in-process', headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } },
  ]);
});
