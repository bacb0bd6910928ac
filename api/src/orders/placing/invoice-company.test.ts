import { readConfirmInit, readInvoiceCompany, readOrder } from '@odeta/contracts';
import { meetCustomer } from '../../../testing/people/account.ts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openWarehouse } from '../../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const company = {
  company: 'Dielňa Hrušková, s. r. o.',
  taxId: '2020273893',
  registerId: '35 763 469',
  vatId: '2020273893',
  street: 'Karadžičova 10',
  postCode: '821 08',
  city: 'Bratislava',
};
const lines = [
  'Dielňa Hrušková, s. r. o.',
  'IČO: 35763469',
  'DIČ: 2020273893',
  'IČ DPH: SK2020273893',
  'Karadžičova 10',
  '821 08 Bratislava',
];

test('an order to a company shows it on invoice and e-mail, and the company is offered for the next order (P5)', async () => {
  const buyer = await prepareBuyer(shop);
  expect((await buyer.send(readInvoiceCompany)).body.company).toBeNull();
  expect((await order(buyer, { invoice: company })).status).toBe(200);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  await openWarehouse(shop.app, number).send();
  await shop.sendEmails();

  const { document } = await shop.db
    .selectFrom('invoice')
    .select('document')
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow();
  expect(document.buyer.lines).toEqual(lines);
  expect((await buyer.send(readOrder, { orderId: id })).body.order.billTo).toEqual(lines);
  expect(shop.emails.find(({ key }) => key === `order-placed:${id}`)?.text).toContain('IČO: 35763469');
  expect((await buyer.send(readInvoiceCompany)).body.company).toMatchObject({
    company: company.company,
    registerId: '35763469',
    vatId: 'SK2020273893',
  });
  expect((await (await startSession(shop.app, 'sk')).send(readInvoiceCompany)).body.company).toBeNull();
  expect(
    (await (await meetCustomer(shop, 'sk', { email: 'other@example.sk' })).send(readInvoiceCompany)).body.company,
  ).toBeNull();
});

test('an order with invalid company data gets validation errors; without a company it is placed (P5, H22)', async () => {
  const buyer = await prepareBuyer(shop);

  const refused = await order(buyer, { invoice: { ...company, registerId: '35763468', city: '' } });

  expect([refused.status, Object.keys(refused.problem.validation).sort()]).toEqual([
    422,
    ['invoice.city', 'invoice.registerId'],
  ]);
  expect((await order(buyer)).status).toBe(200);
  const { id } = (await buyer.send(readConfirmInit)).body.order;
  const row = await shop.db.selectFrom('shopOrder').select('invoiceTo').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.invoiceTo).toBeNull();
});
