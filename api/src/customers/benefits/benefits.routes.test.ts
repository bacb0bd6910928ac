import { keepCode, leaveClub, readBenefits } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
let jana: TestClient;
let other: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  jana = await meetCustomer(shop, 'sk', { email: 'jana@example.sk' });
  other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
});
afterAll(() => shop.close());

const janas = sql`(select id from customer where email = 'jana@example.sk')`;

test('codes and vouchers are listed with state and days left, and those of other customers are not listed (P2)', async () => {
  await sql`
    insert into discount_code (country, code, name, percent, min_order, valid_from, valid_until, max_uses, uses, customer_id, hidden)
    values
      ('sk', 'OWN-NOW', 'Own', 10, 4000, ${TEST_DAY} - 5, ${TEST_DAY} + 6, 1, 0, ${janas}, false),
      ('sk', 'OWN-USED', 'Used', 10, 0, ${TEST_DAY} - 5, ${TEST_DAY} + 6, 1, 1, ${janas}, false),
      ('sk', 'OWN-OVER', 'Over', 10, 0, ${TEST_DAY} - 9, ${TEST_DAY} - 1, null, 0, ${janas}, false),
      ('sk', 'OWN-LATER', 'Later', 10, 0, ${TEST_DAY} + 1, ${TEST_DAY} + 9, null, 0, ${janas}, false)
  `.execute(shop.db);
  await sql`
    insert into voucher (country, code, customer_id, value, remaining, valid_from, valid_until)
    values ('sk', 'GIFT-7719', ${janas}, 2000, 1700, ${TEST_DAY} - 5, ${TEST_DAY}),
      ('sk', 'GIFT-0342', ${janas}, 5000, 0, ${TEST_DAY} - 5, null)
  `.execute(shop.db);

  const { body } = await jana.send(readBenefits);

  expect(body.codes.map(({ code, state, daysLeft, minOrder }) => [code, state, daysLeft, minOrder])).toEqual([
    ['OWN-NOW', 'active', 6, 40],
    ['OWN-USED', 'used', null, 0],
    ['OWN-OVER', 'expired', null, 0],
  ]);
  expect(body.vouchers).toMatchObject([
    { code: 'GIFT-7719', state: 'active', value: 20, remaining: 17, daysLeft: 0 },
    { code: 'GIFT-0342', state: 'used', remaining: 0, validUntil: null },
  ]);
  expect((await other.send(readBenefits)).body).toMatchObject({ codes: [], vouchers: [] });
});

test('a club membership has a state, days left and discount, and can be renewed 30 days before its end (P3)', async () => {
  expect((await jana.send(readBenefits)).body.club).toMatchObject({ state: 'none', canJoin: true, fee: 5.99 });
  await sql`
    insert into club_membership (customer_id, valid_from, valid_until, fee)
    values (${janas}, ${TEST_DAY} - 30, ${TEST_DAY} + 90, 599)
  `.execute(shop.db);

  const { club } = (await jana.send(readBenefits)).body;

  expect(club).toMatchObject({ state: 'active', canJoin: false, daysLeft: 90, percent: 10 });
  const days = (Date.parse(club?.until ?? '') - Date.parse(club?.renewableFrom ?? '')) / 86_400_000;
  expect(days).toBe(30);
  expect((await other.send(readBenefits)).body.club?.state).toBe('none');
});

test('leaving the club ends the membership at once, and leaving again changes nothing (P3)', async () => {
  await other.send(leaveClub, {});
  expect((await jana.send(readBenefits)).body.club?.state).toBe('active');

  const answers = [await jana.send(leaveClub, {}), await jana.send(leaveClub, {})];

  expect(answers.map(({ body }) => body.club?.state)).toEqual(['ended', 'ended']);
  expect((await jana.send(readBenefits)).body.club).toMatchObject({ canJoin: true, daysLeft: null });
});

test('a guest can neither read benefits nor leave the club (P2, P3)', async () => {
  const stranger = await startSession(shop.app, 'sk');

  expect((await stranger.send(readBenefits)).problem.code).toBe('log-in-required');
  expect((await stranger.send(leaveClub, {})).problem.code).toBe('log-in-required');
});

test('a code is saved, and an unowned voucher becomes the customer’s own; another’s voucher is unknown (P2)', async () => {
  const keeper = await meetCustomer(shop, 'sk', { email: 'keeper@example.sk' });
  await sql`
    insert into voucher (country, code, customer_id, value, remaining, valid_from) values
      ('sk', 'FREE-GIFT', null, 1000, 1000, ${TEST_DAY}), ('sk', 'JANAS-GIFT', ${janas}, 1000, 1000, ${TEST_DAY})
  `.execute(shop.db);
  await sql`
    insert into discount_code (country, code, name, percent, min_order, valid_from, valid_until, hidden)
    values ('sk', 'PAST', 'Past', 10, 0, ${TEST_DAY} - 9, ${TEST_DAY} - 1, false)
  `.execute(shop.db);
  const keep = (code: string) => keeper.send(keepCode, { code });

  const refused = [await keep('JANAS-GIFT'), await keep('NO-SUCH'), await keep('PAST')];
  expect(refused.map(({ problem }) => problem.body.reason)).toEqual(['unknown', 'unknown', 'expired']);
  expect(Object.keys(refused[0]?.problem.validation ?? {})).toEqual(['discountCodeForm.code']);
  await keep('ten');
  await keep('TEN');
  const { body } = await keep('FREE-GIFT');

  expect(body.codes.map(({ code, state }) => [code, state])).toEqual([['TEN', 'active']]);
  expect(body.vouchers.map(({ code }) => code)).toEqual(['FREE-GIFT']);
  expect((await other.send(keepCode, { code: 'FREE-GIFT' })).problem.body.reason).toBe('unknown');
  expect((await (await startSession(shop.app, 'sk')).send(keepCode, { code: 'TEN' })).status).toBe(401);
});
