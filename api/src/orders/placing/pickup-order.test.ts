import {
  type AddressFields,
  type CountryCode,
  choosePayment,
  chooseShipping,
  countryCodes,
  editCustomer,
  type InvoiceCompany,
  PICK_UP_GROUP,
  readConfirmInit,
  readCustomer,
  readShippingPayment,
} from '@odeta/contracts';
import { addressFields, contactOf, nameLine, pickUpLines } from '@odeta/validation';
import { customers, fillCart, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { findPoints, pickUp, takesCash } from '../../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';
import { billToLines } from './invoice-company.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a pickup order shows its pickup point instead of the buyer’s address, and the name of the carrier (J9, N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: PICK_UP_GROUP });
  const [point] = await findPoints(buyer, '', (one) => one.shipping === 'balikobox' && takesCash(one));
  await pickUp(buyer, point?.id ?? '');

  const { problem } = await order(buyer);
  const { body } = await buyer.send(readConfirmInit);

  expect(problem.code).toBeUndefined();
  const { disabled: _, distance: __, acceptedPayment: ___, ...kept } = point ?? {};
  expect(body.order.point).toEqual(kept);
  expect(body.order.shipping).toMatchObject({ key: PICK_UP_GROUP, name: 'BalíkoBOX' });
  expect(body.order.shipTo[0]).toContain(customers.sk.firstName);
  expect(body.order.shipTo.slice(1)).toEqual([point?.name, point?.street, `${point?.postCode} ${point?.city}`]);
});

test('an order to an address has no pickup point', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);

  const { body } = await buyer.send(readConfirmInit);

  expect(body.order.point).toBeNull();
  expect(body.order.shipTo).toContain('811 05 Bratislava');
});

test.each(countryCodes)('in %s the confirmation shows the chosen pickup point (J9, N1)', async (country) => {
  const buyer = await prepareBuyer(shop, undefined, country);
  const { shippingPayment } = (await buyer.send(readShippingPayment)).body;
  const shipping = shippingPayment.find(({ group }) => group === 'pick-up')?.key ?? '';
  await buyer.send(chooseShipping, { shipping });
  await buyer.send(choosePayment, { payment: 'card' });
  const [point] = await findPoints(buyer, '', (one) => one.shipping === shipping);
  await pickUp(buyer, point?.id ?? '', shipping);

  // The bank does not respond here, so that the order waits for its payment.
  await order(buyer);
  const { id } = await shop.db
    .selectFrom('shopOrder')
    .select('id')
    .where('country', '=', country)
    .orderBy('placedAt', 'desc')
    .executeTakeFirstOrThrow();
  const { body } = await buyer.send(readConfirmInit, { order: id });

  const { disabled: _, distance: __, acceptedPayment: ___, ...kept } = point ?? {};
  expect(point?.name).toMatch(/\S/);
  expect(body.order).toMatchObject({ point: kept, shipping: { key: shipping } });
});

const contactSuffices = ['pl', 'sk', 'ua'] as const;
const needAddress = ['hu', 'ro'] as const;

const company: InvoiceCompany = {
  company: 'Műhely Kft.',
  taxId: '12345676-2-42',
  registerId: '',
  vatId: '',
  street: 'Váci utca 1.',
  postCode: '1052',
  city: 'Budapest',
};

/** The order of a visitor with goods and a point, of whom only name and contact are known. It waits for its payment. */
async function orderAtPoint(country: CountryCode, invoice?: InvoiceCompany) {
  const buyer = await startSession(shop.app, country);
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  await buyer.send(editCustomer, contactOf(customers[country]));
  const { shippingPayment } = (await buyer.send(readShippingPayment)).body;
  const shipping = shippingPayment.find(({ group }) => group === 'pick-up')?.key ?? '';
  await buyer.send(chooseShipping, { shipping });
  await buyer.send(choosePayment, { payment: 'card' });
  const [point] = await findPoints(buyer, '', (one) => one.shipping === shipping);
  await pickUp(buyer, point?.id ?? '', shipping);
  const { problem } = await order(buyer, invoice && { invoice });
  const placed = await shop.db
    .selectFrom('shopOrder')
    .select('id')
    .where('country', '=', country)
    .orderBy('placedAt', 'desc')
    .executeTakeFirst();
  return { buyer, point, id: placed?.id ?? '', validation: problem.validation };
}

test('a law that wants the address of every buyer is a line of its country (J6)', () => {
  expect(countryCodes.filter((country) => addressFields[country].isNeededAtPoint)).toEqual(needAddress);
});

test.each(contactSuffices)(
  'in %s name and contact suffice for a pickup point, and the order goes there (J6)',
  async (country) => {
    const { buyer, point, id, validation } = await orderAtPoint(country);
    const { order: placed } = (await buyer.send(readConfirmInit, { order: id })).body;
    const { billTo } = await shop.db
      .selectFrom('shopOrder')
      .select('billTo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    expect(validation).toEqual({});
    expect(placed.shipTo).toEqual(point && pickUpLines(country, customers[country] as AddressFields, point));
    expect(billToLines(country, billTo, null)).toEqual([nameLine(country, customers[country] as AddressFields)]);
  },
);

test.each(needAddress)('in %s the invoice needs the address of its buyer (J6)', async (country) => {
  const { validation } = await orderAtPoint(country);

  expect(Object.keys(validation)).toEqual(
    expect.arrayContaining(['street', 'streetNumber', 'postCode', 'city'].map((name) => `customer.${name}`)),
  );
});

test('an invoice to a company has the address of the company, and that of its buyer is not asked (J6)', async () => {
  const { validation } = await orderAtPoint('hu', company);

  expect(validation).toEqual({});
});

test('contact data do not delete the address of a customer, and an address that was begun is completed (J6, K4)', async () => {
  const buyer = await startSession(shop.app, 'sk');
  const begun = await buyer.send(editCustomer, { ...contactOf(customers.sk), street: 'Šancová' });
  await buyer.send(editCustomer, customers.sk);
  await buyer.send(editCustomer, { ...contactOf(customers.sk), firstName: 'Zuzana' });

  expect(Object.keys(begun.problem.validation)).toContain('customer.city');
  expect((await buyer.send(readCustomer)).body.customer).toMatchObject({ firstName: 'Zuzana', street: 'Šancová' });
});
