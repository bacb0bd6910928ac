import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { answerWithProblems } from '../http/problem-details.ts';
import { mailPage } from './mail-page.ts';
import { createMailer, type Mailer } from './mailer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
let app: FastifyInstance;
let mailer: Mailer;
beforeAll(async () => {
  mailer = createMailer({ SMTP_URL: undefined, MAIL_FROM: 'ODETA <shop@odeta.example>', DATA_DIR: folder });
  app = fastify({ trustProxy: true });
  answerWithProblems(app);
  mailPage(app, mailer);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/api/dev/mail', headers: { host: 'sk.localhost:3000', ...headers }, remoteAddress });

test('without a mail server a letter is kept and can be read on this machine', async () => {
  await mailer.send({ to: 'jana@example.sk', subject: 'Ahoj <b>', text: 'Kód ABC', html: '<p>Kód ABC</p>' });

  const page = await read();

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h2>Ahoj &lt;b&gt;</h2>');
  expect(page.body).toContain('<p>Kód ABC</p>');
});

test.each([
  ['another machine', {}, '10.0.0.7'],
  ['a balancer', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['another name', { host: 'odeta.sk' }, '127.0.0.1'],
])('nobody reads it through %s', async (_, headers, address) => {
  expect((await read(headers as Record<string, string>, address)).statusCode).toBe(404);
});

test('with a mail server there is no such page', async () => {
  const other = fastify();
  mailPage(other, createMailer({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@b.example', DATA_DIR: folder }));

  expect(other.hasRoute({ method: 'GET', url: '/api/dev/mail' })).toBe(false);
  await other.close();
});
