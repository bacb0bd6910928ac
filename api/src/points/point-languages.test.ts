import {
  choosePayment,
  chooseShipping,
  findShippingPoints,
  readCheckoutInit,
  readConfirmInit,
  searchShippingPoints,
} from '@odeta/contracts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { findPoints, pickUp } from '../../testing/people/points.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { atPrefix, movedTo, startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let russian: TestClient;
let ukrainian: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  russian = await startSession(shop.app, 'ua');
  ukrainian = await startSession(atPrefix(shop.app, '/uk'), 'ua');
});
afterAll(() => shop.close());

const search = async (client: TestClient, text: string) =>
  (await client.send(searchShippingPoints, { search: text, offset: 0 })).body.points;

test('the same points have Ukrainian names, streets and towns in the Ukrainian shop (A1, J9)', async () => {
  const [ru, uk] = [await search(russian, ''), await search(ukrainian, '')];

  expect(uk.map(({ id }) => id)).toEqual(ru.map(({ id }) => id));
  expect([ru[0]?.city, uk[0]?.city]).toEqual(['Киев', 'Київ']);
  const words = JSON.stringify(uk.map(({ name, street, city }) => [name, street, city]));
  expect(words).toContain('відділення');
  expect(words).not.toMatch(/[ыэъё]|"ул\./i);
  const bounds = { west: 22, south: 44, east: 40, north: 53 };
  const onMap = (await ukrainian.send(findShippingPoints, { bounds, zoom: 20 })).body.points;
  expect(onMap.every(({ street }) => street.startsWith('вул. '))).toBe(true);
});

test.each([
  ['a town', 'Київ', 'Киев'],
  ['a town of two words', 'івано-франківськ', 'Ивано-Франковск'],
  ['a street', 'Незалежності', 'Независимости'],
  ['an operator', 'Нова пошта', 'Новая почта'],
  ['a former name of a town', 'Новомосковськ', 'Самар'],
  ['a former name of another town', 'Южне', 'Южное'],
])('%s is found by its name in both languages, whichever is shown (A1, J11)', async (_, uk, ru) => {
  const found = await Promise.all([uk, ru].flatMap((text) => [search(ukrainian, text), search(russian, text)]));
  const [ids, ...others] = found.map((points) => points.map(({ id }) => id));

  expect(others).toEqual([ids, ids, ids]);
});

test('an order shows its point in its language, in the shop and in its e-mail; the warehouse has it in the default one (A1, N1)', async () => {
  const session = await startSession(atPrefix(shop.app, '/uk'), 'ua');
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'ua', session);
  await buyer.send(chooseShipping, { shipping: 'post_office' });
  await buyer.send(choosePayment, { payment: 'card' });
  const [point] = await findPoints(buyer, 'Київ', ({ shipping }) => shipping === 'post_office');
  await pickUp(buyer, point?.id ?? '', 'post_office');
  const init = (await buyer.send(readCheckoutInit)).body;

  // The bank does not respond here, so that the order waits for its payment.
  await order(buyer);
  const paid = shop.db
    .updateTable('shopOrder')
    .set({ state: 'placed', paymentState: 'paid' })
    .where('country', '=', 'ua');
  await shop.db.updateTable('cart').set({ state: 'ordered' }).execute();
  const { id, number } = await paid.returning(['id', 'number']).executeTakeFirstOrThrow();
  const { body } = await buyer.send(readConfirmInit, { order: id });
  const warehouse = openWarehouse(shop.app, number);
  const { address } = (await warehouse.order()).shipping;
  await warehouse.send();
  await shop.sendEmails();

  expect(init.shippingPoint[0]?.city).toBe('Київ');
  expect(body.order.point).toMatchObject({ name: point?.name, city: 'Київ' });
  expect(shop.emails.at(-1)?.text).toContain('Укрпошта, відділення');
  expect(address.at(-1)).toContain('Киев');
  expect(address.join()).toContain('Укрпочта, отделение');

  // The next visit is in Russian: what was chosen last is named in this language.
  const later = movedTo(shop.app, buyer, 'ua');
  await fillCart(shop, later, { 'DRESS-wine-m': 1 });
  expect((await later.send(readCheckoutInit)).body.lastOrder?.pointName).toContain('Укрпочта, отделение');
});
