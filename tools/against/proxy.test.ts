import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sayOutcome, writeLog } from '@odeta/contracts';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { createOtherShop } from './other-shop.ts';
import { answerReport, proxyTo } from './proxy.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The other shop, which records its requests, and the port of this machine that proxies it. */
async function openBoth(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const port = await listen((incoming, reply) => {
    asked.push(incoming);
    answer(incoming, reply);
  });
  const shop = createOtherShop(new URL(`http://sk.localhost:${port}`));
  const pass = createProxyMiddleware(proxyTo(shop, { name: 'cart', entry: '/-edited/cart/remote-entry.js' }));
  const local = await listen((incoming, reply) => void pass(incoming, reply, () => void answerReport(incoming, reply)));
  return { asked, host: `sk.localhost:${local}`, other: `sk.localhost:${port}`, local };
}

async function ask(port: number, path: string, headers: Record<string, string>, body?: string) {
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test('a request of a local page reaches the other shop as one of its own, and the response is rewritten for this machine', async () => {
  const { asked, host, other, local } = await openBoth((_, reply) => {
    reply.writeHead(302, {
      location: `http://${other}/confirm`,
      'set-cookie': '__Host-sid=a; Path=/; Secure',
      'content-type': 'application/json',
    });
    reply.end(JSON.stringify({ url: `http://${other}/p/1` }));
  });

  const headers = { host, origin: `http://${host}`, referer: `http://${host}/cart`, cookie: 'sid=a' };
  const answer = await ask(local, '/api/checkout/items', headers, '{}');

  expect(asked[0]?.headers).toMatchObject({ host: other, origin: `http://${other}`, referer: `http://${other}/cart` });
  expect(answer).toMatchObject({ status: 302, headers: { location: `http://${host}/confirm` } });
  expect(answer.headers['set-cookie']).toEqual(['sid=a; Path=/']);
  expect(JSON.parse(answer.body)).toEqual({ url: `http://${host}/p/1` });
});

test('a request from an unknown origin reaches the other shop with that origin', async () => {
  const { asked, host, local } = await openBoth((_, reply) => reply.end());

  await ask(local, '/api/checkout/items', { host, origin: 'http://stranger.example' }, '{}');

  expect(asked[0]?.headers.origin).toBe('http://stranger.example');
});

test('a page is never requested as a difference to a dictionary of the browser, because it is rewritten on the way', async () => {
  const { asked, host, local } = await openBoth((_, reply) => reply.end());
  const dictionary = `:${Buffer.alloc(32).toString('base64')}:`;

  await ask(local, '/cart', { host, 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary });

  expect(asked[0]?.headers).not.toHaveProperty('available-dictionary');
});

test('outcomes and logs of the edited version are not sent to the other shop', async () => {
  const { asked, host, local } = await openBoth((_, reply) => reply.end());
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});

  await ask(local, `/api${sayOutcome.path}`, { host }, '{"release":"cart@edited","outcome":"render"}');
  const answer = await ask(local, `/api${writeLog.path}`, { host }, '{"levelName":"error","message":"It broke"}');

  expect(asked).toEqual([]);
  expect(JSON.parse(answer.body)).toEqual({ body: {}, messages: [] });
  expect(said).toHaveBeenCalledWith('The page says (error): It broke');
});
