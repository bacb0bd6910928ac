import { openReturn } from '@odeta/contracts';
import { meetReturner } from '../../testing/people/returner.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
const clock = { now: TEST_NOW };
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock.now });
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;

test('the credit note of a return has its kept fee as a line of its own (P5, P6)', async () => {
  const { customer, orderId, form, lineIds, warehouse } = await meetReturner(shop);
  clock.now = new Date(TEST_NOW.getTime() + 20 * DAY_MS);
  const { number } = (await customer.send(openReturn, form)).body;
  const pieces = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });

  const { document } = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'correction')
    .executeTakeFirstOrThrow();
  expect(document.lines.map(({ charge, quantity }) => charge ?? quantity)).toEqual([-1, 'return-fee']);
  expect(document.lines[1]).toMatchObject({ gross: 290 });
  expect(document.total.net + document.total.vat).toBe(document.lines.reduce((sum, { gross }) => sum + gross, 0));
});
