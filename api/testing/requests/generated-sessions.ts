import { type CountryCode, readItems, saveItems } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, PASSWORD } from '../people/account.ts';
import { consents, customers, fillCart, order, prepareBuyer } from '../people/buyer.ts';
import { meetPayer } from '../servers/paying-shop.ts';
import type { TestShop } from '../shop/shop.ts';
import { newClient, startSession, type TestClient } from '../shop/test-client.ts';
import type { KnownValues } from './generated-request.ts';

export interface GeneratedSession {
  name: string;
  client: TestClient;
  known: KnownValues;
}

const goods = { 'DRESS-wine-s': 1, 'DRESS-wine-m': 2 };

/** Visitors in every state that responses depend on: without a session, with a cart, an order, an unpaid order, an account. */
export async function meetEveryone(shop: TestShop): Promise<GeneratedSession[]> {
  await sql`update stock set on_hand = reserved + 50`.execute(shop.db);
  const buyer = await prepareBuyer(shop, goods);
  const ordered = await prepareBuyer(shop, goods);
  await order(ordered);
  await fillCart(shop, ordered, goods);
  const paying = await meetPayer(shop, 'card', { goods: { 'DRESS-wine-s': 1 } });
  await order(paying);
  const customer = await meetCustomer(shop, 'sk', { email: `customer-${await countCustomers(shop)}@example.sk` });
  await fillCart(shop, customer, goods);
  const saver = await prepareBuyer(shop, goods, 'hu');
  await saver.send(saveItems, { cartEntryIds: (await linesOf(saver)).slice(1) });

  const met = [
    ['without a session', newClient(shop.app), 'sk'],
    ['with a session', await startSession(shop.app), 'sk'],
    ['with a cart', buyer, 'sk'],
    ['with an order', ordered, 'sk'],
    ['with an unpaid order', paying, 'pl'],
    ['with an account', customer, 'sk'],
    ['with saved items', saver, 'hu'],
  ] as const;
  return Promise.all(
    met.map(async ([name, client, country]) => ({ name, client, known: await knownTo(shop, client, country) })),
  );
}

const linesOf = async (client: TestClient) =>
  (await client.send(readItems)).body.cartItems.map(({ entryId }) => entryId);

const countCustomers = async ({ db }: TestShop) => (await db.selectFrom('customer').select('id').execute()).length;

async function knownTo(shop: TestShop, client: TestClient, country: CountryCode): Promise<KnownValues> {
  const [lines, orders, saved, points] = await Promise.all([
    linesOf(client),
    shop.db.selectFrom('shopOrder').select('id').orderBy('placedAt', 'desc').limit(4).execute(),
    shop.db.selectFrom('savedItem').select('id').orderBy('id', 'desc').limit(2).execute(),
    sql<{ key: string }>`select external_id || '#' || shipping as key from pickup_point order by id limit 3`.execute(
      shop.db,
    ),
  ]);
  const person = Object.entries(customers[country]).map(([name, value]) => [name, [value]] as const);
  const pointIds = points.rows.map(({ key }) => key);
  return {
    ...Object.fromEntries(person),
    email: [customers[country].email, 'somebody@example.sk'],
    password: [PASSWORD, 'wrong'],
    cartEntryIds: [lines, lines.slice(0, 1), []],
    cartEntryId: [...lines, '999999999'],
    savedItemIds: [saved.map(({ id }) => String(id))],
    variantId: [await shop.variantId('DRESS-wine-s'), await shop.variantId('RARE-ink-one')],
    orderId: [...orders.map(({ id }) => id), '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11'],
    quantity: [1, 2, 20],
    shipping: ['courier', 'balikobox', 'post_office', 'nowhere'],
    shippingPointId: [...pointIds, undefined],
    shippingPostcode: [customers[country].postCode, ''],
    id: pointIds,
    payment: ['cod', 'card', 'blik', 'nothing'],
    blikCode: ['', '123 456', '12'],
    basketConsents: [consents, []],
    code: ['TEN', 'NO-SUCH'],
    slug: ['saty', 'kabat', 'zeny'],
    'payment-back': orders.map(({ id }) => id),
  };
}
