import { declareWithdrawal, readReturnOffer } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetReturner } from '../../testing/people/returner.ts';
import { ask, pressForm } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const PAGE = '/api/moderation/withdrawals';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('staff select the order lines of a free-text withdrawal, which then cannot be returned again (P6)', async () => {
  const { customer, orderId, lineIds, row } = await meetReturner(shop);
  await customer.send(
    declareWithdrawal,
    { name: 'Jana', orderNumber: row.number, email: row.email, scope: 'part', goods: 'tie menšie <b>šaty</b>' },
    { 'idempotency-key': 'withdrawal-1' },
  );
  const returnable = async () =>
    (await customer.send(readReturnOffer, { orderId })).body.offer.lines.map((line) => line.returnable);
  const before = await returnable();
  const page = (await ask(shop, { url: PAGE })).payload;
  const { rows } = await sql<{ id: string }>`select id from withdrawal`.execute(shop.db);
  const [{ id = '' } = {}] = rows;
  const press = async (form: Record<string, string>) =>
    String((await pressForm(shop, { id, ...form }, {}, PAGE)).headers.location).replace(`${PAGE}?said=`, '');

  const [first = ''] = lineIds;
  const said = [await press({}), await press({ '999999': 'on' }), await press({ [first]: 'on' })];

  expect(page).toContain('tie menšie &lt;b&gt;šaty&lt;/b&gt;');
  expect(before).toEqual([2, 1]);
  expect(said).toEqual(['none', 'none', 'matched']);
  expect(await returnable()).toEqual([0, 1]);
  expect((await ask(shop, { url: PAGE })).payload).toContain(`name="${first}" checked`);
  expect((await pressForm(shop, { id: 'x' }, {}, PAGE)).statusCode).toBe(422);
});
