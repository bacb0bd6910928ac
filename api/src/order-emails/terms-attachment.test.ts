import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { Email } from '../mail/mailer.ts';
import { createMailer } from '../mail/mailer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'terms-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** The attachments as a mail program reads them. */
async function attachmentsOf(email: Email | undefined) {
  if (!email) throw new Error('There is no e-mail');
  const mailer = createMailer({ DATA_DIR: folder, MAIL_FROM: 'ODETA <shop@odeta.example>' });
  await mailer.send(email);
  const file = path.join(mailer.folder ?? '', `${email.key.replace(/[^\w-]/g, '-')}.eml`);
  const { attachments } = await PostalMime.parse(readFileSync(file));
  return attachments.map(({ filename, mimeType, content }) => ({
    ...{ filename, mimeType },
    start: Buffer.from(content as ArrayBuffer)
      .subarray(0, 5)
      .toString('latin1'),
  }));
}

const accepted = { filename: 'obchodne-podmienky-2026-11-01.pdf', mimeType: 'application/pdf', start: '%PDF-' };

test('the confirmation has the accepted terms attached, and mentions them (N1)', async () => {
  await order(await prepareBuyer(shop));
  await shop.sendEmails();

  expect(await attachmentsOf(shop.emails[0])).toEqual([accepted]);
  expect(shop.emails[0]?.text).toContain('Celé znenie tejto verzie je v prílohe.');
});

test('the terms are drawn once for the e-mails of several orders (N1)', async () => {
  await order(await prepareBuyer(shop));
  await order(await prepareBuyer(shop));
  await shop.sendEmails();

  const [first, second] = shop.emails.map(({ attachments }) => attachments?.[0]?.content);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
});

test('an e-mail sent after the terms have changed has the accepted version attached (N1)', async () => {
  await order(await prepareBuyer(shop));
  await sql`
    insert into legal_text select country, document, '2027-01-01', 'changed', parts from legal_text where document = 'terms'
  `.execute(shop.db);
  await sql`update agreement set version = '2027-01-01' where type = 'regulationsAgreement'`.execute(shop.db);
  await sql`update content set body = '[]' where name = 'help'`.execute(shop.db);
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();

  await shop.sendEmails();

  expect(await attachmentsOf(shop.emails[0])).toEqual([accepted]);
});

test('terms that are older than the texts in full are attached as plain text (N1)', async () => {
  await sql`delete from legal_text where document = 'terms'`.execute(shop.db);
  await sql`update agreement set version = '2026-11-01' where type = 'regulationsAgreement'`.execute(shop.db);
  await sql`update reference set version = version + 1`.execute(shop.db);
  await shop.refreshSettings();
  await order(await prepareBuyer(shop));

  await shop.sendEmails();

  const [file] = await attachmentsOf(shop.emails[0]);
  expect(file).toMatchObject({ filename: 'obchodne-podmienky-2026-11-01.txt', mimeType: 'text/plain' });
});
