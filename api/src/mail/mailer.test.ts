import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { type MailServer, startMailServer } from '../../testing/servers/mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mailer-'));
const config = { SMTP_URL: undefined, MAIL_FROM: 'ODETA <shop@odeta.example>', DATA_DIR: folder };
let server: MailServer;
let smtp: Mailer;
beforeAll(async () => {
  server = await startMailServer({ unknown: ['nobody@example.sk'] });
  smtp = createMailer({ ...config, SMTP_URL: server.url });
});
beforeEach(() => {
  server.emails.length = 0;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const email = { key: 'order-placed:1', to: 'jana@example.sk', subject: 'Ďakujeme', text: 'Text', html: '<p>Text</p>' };

test('an e-mail that is sent twice has the same id, and another e-mail a different one', async () => {
  await smtp.send(email);
  await smtp.send(email);
  await smtp.send({ ...email, key: 'order-placed:2' });

  const [first, second, other] = server.emails.map(({ messageId }) => messageId);
  expect(first).toMatch(/^<[0-9a-f]{32}@odeta\.example>$/);
  expect([second, other === first]).toEqual([first, false]);
  expect(server.emails[0]).toMatchObject({ subject: 'Ďakujeme', text: 'Text\n', html: '<p>Text</p>\n' });
});

test.each([
  ['a line in the subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nText' }],
  ['a second address', { to: 'jana@example.sk, eve@example.com' }],
  ['a line in the address', { to: 'jana@example.sk\r\nBcc: eve@example.com' }],
])('%s adds no header and no recipient', async (_, hostile) => {
  await smtp.send({ ...email, ...hostile }).catch(() => undefined);

  for (const { to, bcc, headers } of server.emails) {
    expect([to?.length, bcc]).toEqual([1, undefined]);
    expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  }
  expect(server.emails.flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain('eve@example.com');
});

test('replies go to the given address, and never to a second one', async () => {
  await smtp.send({ ...email, replyTo: 'eva@example.sk' });
  await smtp.send({ ...email, replyTo: 'eva@example.sk, eve@example.com' }).catch(() => undefined);

  expect(server.emails[0]?.replyTo).toMatchObject([{ address: 'eva@example.sk' }]);
  expect(server.emails.flatMap(({ replyTo }) => replyTo?.map(({ address }) => address))).not.toContain(
    'eve@example.com',
  );
});

test('a recipient refused by the mail server is a final failure, without the address in its message', async () => {
  const failure = await smtp.send({ ...email, to: 'nobody@example.sk' }).catch((error) => error);

  expect(failure).toMatchObject({ isFinal: true, message: 'mail server: EENVELOPE RCPT TO 550' });
});

test('a mail server that is down is a temporary failure', async () => {
  const down = createMailer({ ...config, SMTP_URL: 'smtp://127.0.0.1:1' });

  expect(await down.send(email).catch((error) => error)).toMatchObject({ isFinal: false });
});

test('without a mail server the same e-mail is one file, however often it is sent', async () => {
  const mailer = createMailer(config);
  await mailer.send(email);
  await mailer.send(email);

  expect(readdirSync(mailer.folder ?? '')).toEqual(['order-placed-1.eml', 'order-placed-1.json']);
  const parsed = await PostalMime.parse(readFileSync(path.join(mailer.folder ?? '', 'order-placed-1.eml')));
  expect(parsed).toMatchObject({ subject: 'Ďakujeme', to: [{ address: 'jana@example.sk' }] });
});

test('the file for programs has attachments as Base64', async () => {
  const mailer = createMailer(config);
  const attachments = [{ filename: 'terms.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }];
  await mailer.send({ ...email, attachments });

  const kept = JSON.parse(readFileSync(path.join(mailer.folder ?? '', 'order-placed-1.json'), 'utf8'));
  expect(kept.attachments).toEqual([{ ...attachments[0], content: 'JVBERi0=' }]);
});

test('an e-mail of a mailing list has the headers for leaving it in one press, and no other e-mail has them (D10)', async () => {
  const url = `https://odeta.sk/api/unsubscribe/${'x'.repeat(200)}`;
  await smtp.send({ ...email, unsubscribe: { url, address: 'shop@odeta.example' } });
  await smtp.send(email);

  const [list, other] = server.emails.map(({ headers }) =>
    headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
  );
  expect(list).toEqual([
    ['list-unsubscribe', `<${url}>, <mailto:shop@odeta.example?subject=unsubscribe&body=${encodeURIComponent(url)}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  expect(other).toEqual([]);
});

test('a shop without an e-mail address offers leaving a mailing list by the link alone (D10)', async () => {
  await smtp.send({ ...email, unsubscribe: { url: 'https://odeta.sk/api/unsubscribe/x', address: '' } });

  const [sent] = server.emails.map(({ headers }) => headers.find(({ key }) => key === 'list-unsubscribe'));
  expect(sent?.value).toBe('<https://odeta.sk/api/unsubscribe/x>');
});
