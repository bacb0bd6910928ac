import { connect } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { sendRaw } from '../../testing/smuggling/send-raw.ts';

const END = '\r\n';
const post = (fields: readonly string[], version = '1.1') =>
  [`POST /api/base/log HTTP/${version}`, 'Host: sk.localhost', ...fields, '', '0', '', ''].join(END);

test.each([
  ['two hosts', 400, post(['Host: evil.example', 'Transfer-Encoding: chunked'])],
  ['the same host twice', 400, post(['host: sk.localhost', 'Transfer-Encoding: chunked'])],
  ['a length and a coding', 400, post(['Content-Length: 5', 'Transfer-Encoding: chunked'])],
  ['two lengths', 400, post(['Content-Length: 5', 'Content-Length: 6'])],
  ['a coding in HTTP/1.0', 400, post(['Transfer-Encoding: chunked'], '1.0')],
  ['a coding before chunked', 501, post(['Transfer-Encoding: gzip, chunked'])],
  ['two headers with a coding', 501, post(['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'])],
])('a request with %s gets %i, and its connection is closed', async (_, status, request) => {
  const forwarded: unknown[] = [];
  const { app } = await openEdge({ api: { forward: (received) => forwarded.push(received) } });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  const answer = await sendRaw({ port }, [request], 10_000);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(forwarded).toEqual([]);
});

test.each([
  ['http://sk.localhost/api/base/menu?x=1', '/api/base/menu?x=1'],
  ['HTTP://SK.localhost/api/base/menu', '/api/base/menu'],
])('a request for the whole address %s is one for %s', async (address, path) => {
  const { port, forwarded } = await listen();

  const answer = await sendRaw({ port }, [get(address)], 10_000);

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(forwarded).toEqual([path]);
});

test.each(['http://evil.example/api/base/menu', 'ftp://sk.localhost/api/base/menu', 'http://evil.example'])(
  'a request for %s, which is no address of its host, gets 400',
  async (address) => {
    const { port, forwarded } = await listen();

    expect(await sendRaw({ port }, [get(address)], 10_000)).toMatch(/^HTTP\/1\.1 400 /);
    expect(forwarded).toEqual([]);
  },
);

const get = (address: string) =>
  [`GET ${address} HTTP/1.1`, 'Host: sk.localhost', 'Connection: close', '', ''].join(END);

async function listen() {
  const forwarded: (string | undefined)[] = [];
  const { app } = await openEdge({
    api: {
      forward({ url }, response) {
        forwarded.push(url);
        response.end('served');
      },
    },
  });
  return { port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port), forwarded };
}

test('a request with an Upgrade header is served, and nothing that follows it on its connection', async () => {
  const forwarded: string[] = [];
  const hidden = `GET /api/hidden HTTP/1.1${END}Host: sk.localhost${END}${END}`;
  const next = `POST /api/next HTTP/1.1${END}Host: sk.localhost${END}Content-Length: ${hidden.length}${END}${END}`;
  const upgrade = ['GET /api/first HTTP/1.1', 'Host: sk.localhost', 'Connection: Upgrade', 'Upgrade: h2c', '', ''].join(
    END,
  );
  const { app } = await openEdge({
    api: {
      forward(request, response) {
        forwarded.push(request.url ?? '');
        if (forwarded.length === 1) response.end('served');
        // The rest of what followed the second one.
        else attacker.write(hidden);
      },
    },
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  const answer = await sendRaw({ port }, [upgrade], 10_000);
  const attacker = connectSocket(port, '127.0.0.1').on('error', () => undefined);
  attacker.write(upgrade + next);
  const stolen = await text(attacker).catch(() => '');

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect([stolen, forwarded]).toEqual(['', ['/api/first', '/api/first']]);
});

test.each([
  ['another host', 'evil.example', 400],
  ['the same host', 'sk.localhost', 200],
])('over HTTP/2, %s (%s) beside the authority gets %i', async (_, host, status) => {
  const { file, keyFile } = await createCertificate();
  const { app } = await openEdge({ config: { TLS_CERT: file, TLS_KEY: keyFile } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });

  const stream = session.request({ ':path': '/cart', ':authority': 'sk.localhost', host });
  const answered = new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])));

  expect(await answered).toBe(status);
  session.close();
  stream.resume();
});
