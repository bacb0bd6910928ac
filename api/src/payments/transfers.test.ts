import { openReturn } from '@odeta/contracts';
import { meetReturner } from '../../testing/people/returner.ts';
import { ask, pressForm } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const PAGE = '/api/moderation/refunds';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('staff see to which account a refund of cash goes, and the warehouse cannot report it a second time (P6)', async () => {
  const { customer, form, lineIds, warehouse, orderId } = await meetReturner(shop);
  const { number, id: returnId } = (await customer.send(openReturn, form)).body;
  const pieces = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });
  const { toTransfer } = await warehouse.order();
  const { id } = await shop.db
    .selectFrom('refund')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const page = async () => (await ask(shop, { url: PAGE })).payload;
  expect(await page()).toMatch(
    new RegExp(`${toTransfer.toFixed(2)} EUR.*To SK3112000000198742637541, Jana Hrušková`, 's'),
  );
  const press = async () =>
    (await pressForm(shop, { id, do: 'done', note: '28. 11., Tatra' }, {}, PAGE)).headers.location;

  expect(await press()).toBe(`${PAGE}?said=done`);
  expect(await press()).toBe(`${PAGE}?said=gone`);
  expect(await page()).not.toContain('SK3112000000198742637541');
  expect((await warehouse.report('refunded', { amount: toTransfer })).body).toMatchObject({
    reason: 'nothing-to-refund',
  });
  expect(await shop.db.selectFrom('refund').select('state').where('id', '=', id).executeTakeFirst()).toEqual({
    state: 'done',
  });
  const emails = await shop.db.selectFrom('outbox').select('key').where('kind', '=', 'refund-made').execute();
  expect([returnId.length > 0, emails.length]).toEqual([true, 1]);
});
