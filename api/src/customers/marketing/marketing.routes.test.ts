import { changeMarketing, editCustomer, readMarketing } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { customers } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

const email = 'jana@example.sk';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, newsletter, consent cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const meet = () => meetCustomer(shop, 'sk', { email });

test('the newsletter is pending until confirmed by e-mail, can be cancelled at once and has a history (P9)', async () => {
  const jana = await meet();
  expect((await jana.send(readMarketing)).body.marketing).toMatchObject({ newsletter: 'off', sms: 'off', history: [] });

  const asked = await jana.send(changeMarketing, { channel: 'newsletter', active: true });
  expect(asked.body.marketing.newsletter).toBe('pending');
  const mails = await shop.db
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'newsletter-activation')
    .execute();
  expect(mails).toEqual([{ recipient: email }]);
  await sql`update newsletter set status = 'active'`.execute(shop.db);
  expect((await jana.send(readMarketing)).body.marketing.newsletter).toBe('on');
  const left = await jana.send(changeMarketing, { channel: 'newsletter', active: false });
  await jana.send(changeMarketing, { channel: 'newsletter', active: false });

  expect(left.body.marketing.newsletter).toBe('off');
  const { history } = (await jana.send(readMarketing)).body.marketing;
  expect(history.map(({ channel, active, source }) => [channel, active, source])).toEqual([
    ['newsletter', false, 'account'],
    ['newsletter', true, 'account'],
  ]);
});

test('text messages require a phone number, and the consent is stored with its text version (P9)', async () => {
  const jana = await meet();
  await sql`update customer set mobile_phone = ''`.execute(shop.db);
  const refused = await jana.send(changeMarketing, { channel: 'sms', active: true });
  expect(Object.keys(refused.problem.validation)).toEqual(['sms']);
  await jana.send(editCustomer, { ...customers.sk, email });

  const { body } = await jana.send(changeMarketing, { channel: 'sms', active: true });

  expect(body.marketing).toMatchObject({ sms: 'on', mobilePhone: customers.sk.mobilePhone });
  const rows = await shop.db.selectFrom('consent').select('textVersion').where('type', '=', 'smsAgreement').execute();
  expect(rows).toEqual([{ textVersion: expect.stringMatching(/\S/) }]);
});

test('consents can be neither read nor changed by another customer or a guest (P9)', async () => {
  const jana = await meet();
  const other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  await jana.send(changeMarketing, { channel: 'sms', active: true });
  const stranger = await startSession(shop.app, 'sk');

  await other.send(changeMarketing, { channel: 'sms', active: false });

  expect((await other.send(readMarketing)).body.marketing).toMatchObject({ sms: 'off', history: [] });
  expect((await jana.send(readMarketing)).body.marketing.sms).toBe('on');
  const change = { channel: 'sms', active: true } as const;
  expect((await stranger.send(changeMarketing, change)).problem.code).toBe('log-in-required');
  expect((await stranger.send(readMarketing)).problem.code).toBe('log-in-required');
});
