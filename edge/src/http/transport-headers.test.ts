import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openEdge } from '../../testing/open-edge.ts';
import { createRemoteApi } from '../api/remote-api.ts';

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:2';

const plain = createServer((_request, response) => response.end('plain'));
beforeAll(() => new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve)));
afterAll(() => plain.close());

interface Asked {
  protocol?: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function openBehindBalancer({ hasApi = true } = {}) {
  const behind = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const { app, directory } = await openEdge({
    api: createRemoteApi(hasApi ? behind : NOWHERE, 1),
    config: { TRUST_PROXY: '1', SANDBOX_PAY_URL: behind },
  });
  writeFileSync(path.join(directory, 'picture.webp'), 'picture');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = (
    url: string,
    { protocol = 'https', host = 'sk.localhost', method = 'GET', headers: more }: Asked = {},
  ) => {
    const headers = { host, 'x-forwarded-proto': protocol, ...more };
    return new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
      request({ port, path: url, method, headers, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      })
        .on('error', reject)
        .end();
    });
  };
  return { app, port, ask };
}

const own = 'same-origin';
const anyone = 'cross-origin';
const since = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };

test.each([
  ['a page', 200, '/', own, {}],
  ['a page that is not there', 404, '/nowhere', own, {}],
  ['a redirect', 302, '/old', own, {}],
  ['an answer of the API', 200, '/api/base/menu', own, {}],
  ['an API that does not answer', 503, '/api/base/menu', own, { hasApi: false }],
  ['the page of the test bank', 200, '/sandbox-pay/pay/1', own, {}],
  ['a picture, which e-mails contain', 200, '/media/picture.webp', anyone, {}],
  ['a picture that has not changed', 304, '/media/picture.webp', anyone, { headers: since }],
  ['a part of a picture', 206, '/media/picture.webp', anyone, { headers: { range: 'bytes=0-2' } }],
  ['a part of a picture that is not there', 416, '/media/picture.webp', own, { headers: { range: 'bytes=99-' } }],
  ['a picture that is not there', 404, '/media/none.webp', own, {}],
  ['the icon', 200, '/favicon.svg', anyone, {}],
  ['the picture of links in messengers', 200, '/share/shop.jpg', anyone, {}],
  ['a file of a release', 200, '/releases/shell/1/style.css', own, {}],
  ['a file of a release that has not changed', 304, '/releases/shell/1/style.css', own, { headers: since }],
  ['the discovery document', 200, '/discovery.json', own, {}],
  ['the script for notifications', 200, '/push/worker.js', own, {}],
  ['robots.txt', 200, '/robots.txt', own, {}],
  ['a sitemap that cannot be made', 503, '/sitemap.xml', own, { hasApi: false }],
  ['the readiness check', 200, '/ready', own, {}],
  ['another host', 421, '/', own, { host: 'evil.example' }],
  ['a call for another host', 421, '/api/base/menu', own, { host: 'evil.example' }],
  ['a method that no page has', 404, '/', own, { method: 'DELETE' }],
  ['a refused coding', 501, '/', own, { method: 'POST', headers: { 'transfer-encoding': 'gzip, chunked' } }],
])(
  '%s (%i): the response has HSTS, nosniff, and who may show it',
  async (_, status, url, policy, { hasApi, ...options }: Case) => {
    const { app, ask } = await openBehindBalancer(hasApi === undefined ? {} : { hasApi });

    const answer = await ask(url, options);
    await app.close();

    const headers = {
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': policy,
    };
    expect(answer).toMatchObject({ status, headers });
  },
);

interface Case extends Asked {
  hasApi?: boolean;
}

test('over plain HTTP no response has an HSTS header', async () => {
  const { app, ask } = await openBehindBalancer();

  const answers = await Promise.all(['/', '/api/base/menu'].map((url) => ask(url, { protocol: 'http' })));
  await app.close();

  for (const { headers } of answers) expect(headers).not.toHaveProperty('strict-transport-security');
});

test('invalid HTTP gets a 400 response with the headers of all others', async () => {
  const { app, port } = await openBehindBalancer();

  const socket = connect(port, '127.0.0.1');
  socket.write('no http\r\n\r\n');
  const answer = await text(socket);
  await app.close();

  expect(answer).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\nx-content-type-options: nosniff\r\ncross-origin-resource-policy: same-origin\r\n/,
  );
});
