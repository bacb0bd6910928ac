import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { ask, echo, listen, openHttp2To, proxyTo, type Seen, stopServers } from '../../testing/proxied-server.ts';
import { createForward } from './remote-api.ts';

afterEach(stopServers);

test('a body without a length is forwarded in chunks, one with a length keeps it', async () => {
  const port = await proxyTo(echo);

  const chunked = await ask(port, { method: 'POST' }, ['one ', 'two']);
  const measured = await ask(port, { method: 'POST', headers: { 'content-length': 7 } }, ['one two']);

  expect(chunked).toMatchObject({ body: 'one two', headers: { 'transfer-encoding': 'chunked' } });
  expect(chunked.headers).not.toHaveProperty('content-length');
  expect(measured).toMatchObject({ body: 'one two', headers: { 'content-length': '7' } });
  expect(measured.headers).not.toHaveProperty('transfer-encoding');
});

test('a POST request without a body has the length 0', async () => {
  const port = await proxyTo(echo);

  const seen = await ask(port, { method: 'POST', headers: { 'content-length': 0 } });

  expect(seen).toMatchObject({ body: '', headers: { 'content-length': '0' } });
});

test.each(['GET', 'DELETE', 'OPTIONS'])('the body of a %s request is dropped', async (method) => {
  const port = await proxyTo(echo);

  const seen = await ask(port, { method, headers: { 'transfer-encoding': 'chunked' } }, ['one two']);

  expect(seen.body).toBe('');
  expect(seen.headers).not.toHaveProperty('transfer-encoding');
  expect(seen.headers).not.toHaveProperty('content-length');
});

test('headers of the connection are not forwarded, nor those that a Connection header names', async () => {
  const port = await proxyTo(echo);

  const { headers } = await ask(port, {
    headers: { connection: 'close, X-Trace', 'x-trace': '1', te: 'trailers', upgrade: 'h2c', 'x-kept': '1' },
  });

  expect(headers).toMatchObject({ 'x-kept': '1' });
  for (const name of ['x-trace', 'te', 'upgrade']) expect(headers).not.toHaveProperty(name);
});

test('a server that answers before it has read the whole body is heard, and the client can send its next request', async () => {
  const port = await proxyTo((request, response) => {
    if (request.method === 'GET') response.end('next');
    else response.writeHead(413).end('too large');
  });
  const request = sendRequest({ port, host: '127.0.0.1', path: '/api', method: 'POST', agent: false });
  request.write('a'.repeat(1_000_000));

  const [answer] = await once(request, 'response');

  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large']);
  request.end();
  expect(await (await fetch(`http://127.0.0.1:${port}/api`)).text()).toBe('next');
});

test('a response that breaks off does not look complete to the client', async () => {
  const port = await proxyTo((_, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  });

  await expect(fetch(`http://127.0.0.1:${port}/api`).then((answer) => answer.text())).rejects.toThrow();
});

test('over HTTP/2, a response that breaks off ends with an error', async () => {
  const session = await openHttp2To((_, response) => {
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const stream = session.request({ ':path': '/api' });

  await expect(text(stream)).rejects.toThrow();
});

test('a server that sends more than its response does not get the next request over this connection', async () => {
  const greedy = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      const answer = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      socket.write(answer('own') + answer('stolen'));
    });
  });
  const api = await listen(greedy as never);
  const port = await listen(createServer(createForward(`http://127.0.0.1:${api}`, 0)));

  const bodies = [];
  for (const _ of [1, 2, 3]) bodies.push(await (await fetch(`http://127.0.0.1:${port}/api`)).text());

  expect(bodies).toEqual(['own', 'own', 'own']);
});

test('over HTTP/2, a body with a trailer is forwarded without it', async () => {
  const session = await openHttp2To(echo);
  const stream = session.request({ ':path': '/api', ':method': 'POST' }, { waitForTrailers: true } as never);
  stream.on('wantTrailers', () => stream.sendTrailers({ 'x-checksum': '1' }));
  stream.end('one two');

  const seen: Seen = JSON.parse(await text(stream));

  expect(seen.body).toBe('one two');
  expect(seen.headers).not.toHaveProperty('x-checksum');
});

test('a complete order reaches the server although its sender has disconnected', async () => {
  const [arrived, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
  const port = await proxyTo(async (request, response) => {
    await text(request);
    arrived.resolve();
    response.on('close', () => finished.resolve(response.writableFinished));
    gone.promise.then(() => response.end('{}'));
  });
  const gone = Promise.withResolvers<void>();
  const request = sendRequest({ port, host: '127.0.0.1', path: '/api', method: 'POST', agent: false });
  request.on('error', () => undefined).end('{}');
  await arrived.promise;

  request.destroy();
  request.once('close', () => setImmediate(() => gone.resolve()));

  expect(await finished.promise).toBe(true);
});
