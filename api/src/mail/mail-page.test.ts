import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REQUEST_ID_HEADER, signRequestId } from '@odeta/node/request-id';
import { signThisMachine, THIS_MACHINE_HEADER } from '@odeta/node/this-machine';
import fastify, { type FastifyInstance } from 'fastify';
import { answerWithProblems } from '../http/problem-details.ts';
import { requestIdOf } from '../http/request-id.ts';
import { recognizeThisMachine } from '../http/this-machine.ts';
import { mailPage } from './mail-page.ts';
import { createMailer, type Mailer } from './mailer.ts';

const SECRET = 's'.repeat(40);
const folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
let app: FastifyInstance;
let mailer: Mailer;
beforeAll(async () => {
  mailer = createMailer({ SMTP_URL: undefined, MAIL_FROM: 'ODETA <shop@odeta.example>', DATA_DIR: folder });
  await mailer.send({
    key: 'order-placed:1',
    to: 'jana@example.sk',
    subject: 'Ahoj <b>',
    text: 'Kód ABC',
    html: '<p style="color: red">Kód ABC</p>',
  });
  app = fastify({ trustProxy: true, genReqId: requestIdOf(SECRET) });
  recognizeThisMachine(app, SECRET);
  answerWithProblems(app);
  mailPage(app, mailer);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const read = (url = '/api/dev/mail', headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'sk.localhost:3000', ...headers }, remoteAddress });

test('without a mail server an e-mail is stored and can be read on this machine', async () => {
  const list = await read();
  const html = await read('/api/dev/mail/order-placed-1');
  const text = await read('/api/dev/mail/order-placed-1/text');

  expect(list.body).toContain('<a href="/api/dev/mail/order-placed-1">Ahoj &lt;b&gt;</a>');
  expect([html.body, text.body]).toEqual(['<p style="color: red">Kód ABC</p>', 'Kód ABC']);
  expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'.* sandbox /);
});

test.each(['/api/dev/mail/order-placed-2', '/api/dev/mail/..%2Fsecret', '/api/dev/mail/.order-placed-1'])(
  '%s is answered with 404',
  async (url) => {
    expect((await read(url)).statusCode).toBe(404);
  },
);

describe.each(['/api/dev/mail', '/api/dev/mail/order-placed-1', '/api/dev/mail/order-placed-1/text'])('%s', (url) => {
  test.each([
    ['another machine', {}, '10.0.0.7'],
    ['a balancer', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['another name', { host: 'odeta.sk' }, '127.0.0.1'],
  ])('is not found in a request through %s', async (_, headers, address) => {
    expect((await read(url, headers as Record<string, string>, address)).statusCode).toBe(404);
  });
});

test.each([
  ['an edge of ours that says so of this request', 'request-1', SECRET, 200],
  ['what an edge said of another request', 'request-2', SECRET, 404],
  ['what a stranger wrote', 'request-1', 'another secret', 404],
])('behind a proxy, access is decided by %s', async (_, id, secret, status) => {
  const headers = {
    'x-forwarded-for': '127.0.0.1',
    [REQUEST_ID_HEADER]: signRequestId(SECRET, 'request-1'),
    [THIS_MACHINE_HEADER]: signThisMachine(secret, id),
  };

  expect((await read('/api/dev/mail', headers)).statusCode).toBe(status);
});

test('with a mail server the e-mail page does not exist', async () => {
  const other = fastify();
  mailPage(other, createMailer({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@b.example', DATA_DIR: folder }));

  expect(other.hasRoute({ method: 'GET', url: '/api/dev/mail' })).toBe(false);
  await other.close();
});
