import { type countryCodes, orderCalendarOf, readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The file with its folded lines joined, as calendar programs read it. */
const unfolded = (file: string) => file.replace(/\r\n[ \t]/g, '');

async function download(country: (typeof countryCodes)[number]) {
  const buyer = await prepareBuyer(shop, undefined, country);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: `${country}.localhost:3000`, cookie };
  const { statusCode, headers: said, body } = await shop.app.inject({ url: orderCalendarOf(id), headers });
  return { id, number, statusCode, said, body };
}

test.each([
  ['pl', 'Dostawa zamówienia'],
  ['sk', 'Doručenie objednávky'],
  ['hu', 'Rendelés kézbesítése'],
  ['ro', 'Livrarea comenzii'],
  ['ua', 'Доставка заказа'],
] as const)('the calendar file of %s has the delivery day in the local language (N1)', async (country, words) => {
  const { id, number, said, body } = await download(country);
  const file = unfolded(body);

  expect(said['content-type']).toBe('text/calendar; charset=utf-8');
  expect(said['content-disposition']).toBe(`attachment; filename="odeta-${number.replaceAll(' ', '-')}.ics"`);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain(`\r\nUID:${id}@odeta\r\n`);
  expect(file).toMatch(new RegExp(`\r\nSUMMARY:${words}.*${number}.*\r\n`));
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125\r\n');
  expect(file).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
  expect(file).toMatch(/\r\nLOCATION:\S/);
  for (const line of body.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
});

test('the calendar file of an order in two parcels has both delivery days (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id } = (await buyer.send(readConfirmInit)).body.order;
  await sql`update shop_order set later_arrives_on = '2026-12-21' where id = ${id}`.execute(shop.db);
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: 'sk.localhost:3000', cookie };
  const { body } = await shop.app.inject({ url: orderCalendarOf(id), headers });

  const file = unfolded(body);
  expect(file.match(/UID:.+/g)).toEqual([`UID:${id}@odeta`, `UID:${id}-2@odeta`]);
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20261124', 'DTSTART;VALUE=DATE:20261221']);
  expect(file.match(/SUMMARY:.+/g)).toEqual([expect.stringContaining('(1/2)'), expect.stringContaining('(2/2)')]);
});

test('an order awaiting payment has no calendar file (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id } = (await buyer.send(readConfirmInit)).body.order;
  await sql`update shop_order set state = 'awaiting-payment' where id = ${id}`.execute(shop.db);

  expect((await buyer.sendRaw({ method: 'GET', url: orderCalendarOf(id) })).status).toBe(404);
});

test('another visitor cannot download the calendar file', async () => {
  const { id } = await download('sk');
  const stranger = await startSession(shop.app);

  expect((await stranger.sendRaw({ method: 'GET', url: orderCalendarOf(id) })).status).toBe(404);
  expect((await stranger.sendRaw({ method: 'GET', url: orderCalendarOf('x') })).status).toBe(404);
});
