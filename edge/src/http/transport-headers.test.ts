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

async function openBehindBalancer({ hasApi = true } = {}) {
  const behind = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
  const { app, directory } = await openEdge({
    api: createRemoteApi(hasApi ? behind : NOWHERE, 1),
    config: { TRUST_PROXY: '1', SANDBOX_PAY_URL: behind },
  });
  writeFileSync(path.join(directory, 'picture.webp'), 'picture');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = (url: string, { protocol = 'https', host = 'sk.localhost' } = {}) => {
    const headers = { host, 'x-forwarded-proto': protocol };
    return new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
      request({ port, path: url, headers, agent: false }, (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      })
        .on('error', reject)
        .end();
    });
  };
  return { app, port, ask };
}

const safe = { 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' };

test.each([
  ['a page', 200, '/', {}],
  ['a page that is not there', 404, '/nowhere', {}],
  ['a redirect', 302, '/old', {}],
  ['an answer of the API', 200, '/api/base/menu', {}],
  ['an API that does not answer', 503, '/api/base/menu', { hasApi: false }],
  ['the page of the test bank', 200, '/sandbox-pay/pay/1', {}],
  ['a picture', 200, '/media/picture.webp', {}],
  ['a picture that is not there', 404, '/media/none.webp', {}],
  ['a file of a release', 200, '/releases/shell/1/style.css', {}],
  ['the discovery document', 200, '/discovery.json', {}],
  ['robots.txt', 200, '/robots.txt', {}],
  ['a sitemap that cannot be made', 503, '/sitemap.xml', { hasApi: false }],
  ['the readiness check', 200, '/ready', {}],
  ['another host', 421, '/', { host: 'evil.example' }],
  ['a call for another host', 421, '/api/base/menu', { host: 'evil.example' }],
])('%s (%i): the response has the HSTS and nosniff headers', async (_, status, url, { hasApi, host }: Case) => {
  const { app, ask } = await openBehindBalancer(hasApi === undefined ? {} : { hasApi });

  const answer = await ask(url, host === undefined ? {} : { host });
  await app.close();

  expect(answer).toMatchObject({ status, headers: safe });
});

interface Case {
  hasApi?: boolean;
  host?: string;
}

test('over plain HTTP no response has an HSTS header', async () => {
  const { app, ask } = await openBehindBalancer();

  const answers = await Promise.all(['/', '/api/base/menu'].map((url) => ask(url, { protocol: 'http' })));
  await app.close();

  for (const { headers } of answers) expect(headers).not.toHaveProperty('strict-transport-security');
});

test('invalid HTTP gets a 400 response with the nosniff header', async () => {
  const { app, port } = await openBehindBalancer();

  const socket = connect(port, '127.0.0.1');
  socket.write('no http\r\n\r\n');
  const answer = await text(socket);
  await app.close();

  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-content-type-options: nosniff\r\n/);
});
