import {
  type CountryCode,
  countries,
  countryCodes,
  readBenefits,
  readCartInit,
  readConfirmInit,
  readItems,
  readSavedItems,
  SAVED_ITEM_DAYS,
  saveItems,
  useDiscountCode,
} from '@odeta/contracts';
import { dateIn } from '@odeta/contracts/dates';
import { sql } from 'kysely';
import { meetCustomer } from '../testing/people/account.ts';
import { fillCart, order, prepareBuyer } from '../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../testing/shop/shop.ts';
import { startSession, type TestClient } from '../testing/shop/test-client.ts';
import { isLinkValid, ORDER_LINK_DAYS } from './orders/order-link/order-link.ts';
import { beginOf, dayOf } from './settings/country-day.ts';
import { dayAfter } from './settings/last-day.ts';

/** The last second of 31 December 2026 in each country. */
const yearEnds: Record<CountryCode, string> = {
  pl: '2026-12-31T22:59:59Z',
  sk: '2026-12-31T22:59:59Z',
  hu: '2026-12-31T22:59:59Z',
  ro: '2026-12-31T21:59:59Z',
  ua: '2026-12-31T21:59:59Z',
};
const lastSecond = (country: CountryCode) => new Date(yearEnds[country]);
const nextSecond = (country: CountryCode) => new Date(lastSecond(country).getTime() + 1000);

async function idOfOrder(buyer: TestClient): Promise<string> {
  await order(buyer);
  return (await buyer.send(readConfirmInit)).body.order.id;
}

// UTC+14, UTC and UTC-8: at any time, two of them have different dates.
describe.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'])('with a database in %s', (timeZone) => {
  let shop: TestShop;
  let now = lastSecond('sk');
  beforeAll(async () => {
    shop = await openTestShop({ timeZone, now: () => now });
    const { rows } = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(shop.db);
    expect(rows).toEqual([{ zone: timeZone }]);
  });
  afterAll(() => shop.close());

  /** In the last second of the year, and in the next one. */
  async function atYearEnd<Answer>(country: CountryCode, ask: () => Promise<Answer>): Promise<[Answer, Answer]> {
    now = lastSecond(country);
    const before = await ask();
    now = nextSecond(country);
    return [before, await ask()];
  }

  test.each(countryCodes)(
    'a code for December is valid until midnight in %s, and the next one from then on',
    async (country) => {
      await sql`
      insert into discount_code (country, code, name, percent, min_order, valid_from, valid_until) values
        (${country}, 'DECEMBER', 'December', 10, 0, '2026-12-01', '2026-12-31'),
        (${country}, 'JANUARY', 'January', 10, 0, '2027-01-01', '2027-01-31')
    `.execute(shop.db);
      const buyer = await startSession(shop.app, country);
      await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
      const use = async (code: string) => {
        const { status, problem } = await buyer.send(useDiscountCode, { code });
        return status === 200 ? 'active' : problem.body.reason;
      };

      expect(await atYearEnd(country, () => use('DECEMBER'))).toEqual(['active', 'expired']);
      expect(await atYearEnd(country, () => use('JANUARY'))).toEqual(['not-yet', 'active']);
    },
  );

  test('codes, vouchers, membership and its orders of the year change at midnight of the customer’s country', async () => {
    const client = await meetCustomer(shop, 'sk', { email: 'days@example.sk' });
    const own = sql`(select id from customer where email = 'days@example.sk')`;
    await sql`
      insert into discount_code (country, code, name, percent, min_order, valid_from, valid_until, customer_id)
      values ('sk', 'OWN', 'Own', 10, 0, '2026-12-01', '2026-12-31', ${own})
    `.execute(shop.db);
    await sql`
      insert into voucher (country, code, customer_id, value, remaining, valid_from, valid_until)
      values ('sk', 'DAYS-GIFT', ${own}, 500, 500, '2026-12-01', '2027-01-01')
    `.execute(shop.db);
    await sql`
      insert into club_membership (customer_id, valid_from, valid_until, fee) values (${own}, '2026-07-01', '2026-12-31', 599)
    `.execute(shop.db);

    const seen = await atYearEnd('sk', async () => {
      const { club, codes, vouchers } = (await client.send(readBenefits)).body;
      return [codes[0]?.state, vouchers[0]?.daysLeft, club?.state, club?.daysLeft];
    });

    expect(seen).toEqual([
      ['active', 1, 'active', 0],
      ['expired', 0, 'ended', null],
    ]);
  });

  test('a paid membership begins on the date of its country', async () => {
    const client = await meetCustomer(shop, 'ro', { email: 'member@example.ro' });
    await prepareBuyer(shop, undefined, 'ro', client);
    const orderId = await idOfOrder(client);
    await sql`
      insert into club_membership (customer_id, order_id, fee, months)
      select customer_id, id, 2900, 6 from shop_order where id = ${orderId}
    `.execute(shop.db);
    await sql`update shop_order set payment_state = 'paid' where id = ${orderId}`.execute(shop.db);
    const { rows } = await sql`
      select valid_from = ${dayOf('ro', sql`now()`)} as begins_today from club_membership where order_id = ${orderId}
    `.execute(shop.db);

    expect(rows).toEqual([{ beginsToday: true }]);
  });

  test('the link of an order and a saved item are valid until the end of their last day', async () => {
    const buyer = await prepareBuyer(shop, undefined, 'hu');
    const orderId = await idOfOrder(buyer);
    await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
    const [entry] = (await buyer.send(readItems)).body.cartItems;
    await buyer.send(saveItems, { cartEntryIds: [entry?.entryId ?? ''] });
    /** What is left when they began in the first second of their first day, or a second earlier. */
    const leftAfter = async (early: string) => {
      const begin = (days: number) =>
        sql`(${dayOf('hu', sql`now()`)} - ${sql.lit(days)})::timestamp at time zone 'Europe/Budapest' - ${early}::interval`;
      await sql`update shop_order set placed_at = ${begin(ORDER_LINK_DAYS)} where id = ${orderId}`.execute(shop.db);
      await sql`update saved_item set saved_at = ${begin(SAVED_ITEM_DAYS)}`.execute(shop.db);
      const { rows } = await sql`select from shop_order where id = ${orderId} and ${isLinkValid('hu')}`.execute(
        shop.db,
      );
      const { savedItemsCount } = (await buyer.send(readCartInit)).body;
      return [rows.length, savedItemsCount, (await buyer.send(readSavedItems)).body.savedItems.length];
    };

    expect(await leftAfter('0 s')).toEqual([1, 1, 1]);
    expect(await leftAfter('1 s')).toEqual([0, 0, 0]);
  });

  test('dates and their beginnings in SQL follow summer time and the turn of the year', async () => {
    for (const country of countryCodes) {
      const zone = countries[country];
      for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2027-01-01']) {
        const { rows } = await sql<{ begin: Date; before: string; same: string }>`
          with first as (select ${beginOf(country, day)} as begin)
          select begin, ${dayOf(country, sql`begin - interval '1 second'`)} as before, ${dayOf(country, sql`begin`)} as same
          from first
        `.execute(shop.db);
        expect(rows).toMatchObject([{ before: dayAfter(day, -1), same: day }]);
        expect(dateIn(zone, rows[0]?.begin ?? now)).toBe(day);
      }
    }
  });
});

test('the database has the time zones of the countries', async () => {
  const shop = await openTestShop({ name: 'zones' });
  const rows = await shop.db.selectFrom('country').select(['code', 'timeZone']).execute();
  await shop.close();

  expect(Object.fromEntries(rows.map(({ code, timeZone }) => [code, timeZone]))).toEqual(
    Object.fromEntries(countryCodes.map((code) => [code, countries[code].timeZone])),
  );
});
