import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readCartInit, readConfirmInit, readLegalText, readMenu, subscribeNewsletter } from '@odeta/contracts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import type { FlippedShop } from '../../testing/servers/flipped-languages.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { atPrefix, movedTo, newClient, startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const at = (prefix: string) => atPrefix(shop.app, prefix);

const nameOf = async (language: 'ru' | 'uk') => {
  const edition = language === 'uk' ? 'ua-uk' : 'ua';
  const { rows } = await shop.pool.query(
    `select t.name from product_text t join product p on p.id = t.product_id where p.catalog_number = 'DRESS' and t.country = $1`,
    [edition],
  );
  return rows[0]?.name as string;
};

test('the language of a request is the prefix of its address, in its country only (A1)', async () => {
  const refusal = async (host: string, url: string) =>
    (await shop.app.inject({ url, headers: { host, 'accept-language': 'uk' } })).json().messages[0].message;

  expect([
    await refusal('ua.localhost', '/api/nothing'),
    await refusal('ua.localhost', '/uk/api/nothing'),
    await refusal('ua.localhost', '/ru/api/nothing'),
    await refusal('sk.localhost', '/uk/api/nothing'),
  ]).toEqual([
    'Мы не нашли то, что вы ищете',
    'Ми не знайшли того, що ви шукаєте',
    'Мы не нашли то, что вы ищете',
    'To, čo hľadáte, sme nenašli',
  ]);
});

test('menus and legal texts are in the language, with the addresses of the country (A1)', async () => {
  const [russian, ukrainian] = [newClient(shop.app, 'ua'), newClient(at('/uk'), 'ua')];
  const menuOf = async (client: typeof russian) => (await client.send(readMenu)).body.entries;
  const [ru, uk] = [await menuOf(russian), await menuOf(ukrainian)];

  expect(uk.map(({ link }) => link)).toEqual(ru.map(({ link }) => link));
  expect(uk.map(({ name }) => name)).not.toEqual(ru.map(({ name }) => name));
  const legal = async (client: typeof russian) => (await client.send(readLegalText, { document: 'terms' })).body;
  expect((await legal(ukrainian)).version).toBe((await legal(russian)).version);
  expect((await legal(ukrainian)).title).not.toBe((await legal(russian)).title);
});

test('a visitor who changes the language keeps the cart, whose goods are named in the new one (A1)', async () => {
  const russian = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'ua');
  const ukrainian = movedTo(at('/uk'), russian, 'ua');

  const cart = async (client: typeof russian) => (await client.send(readCartInit)).body.cartItems[0]?.name;

  expect(await cart(russian)).toContain(await nameOf('ru'));
  expect(await cart(ukrainian)).toContain(await nameOf('uk'));
});

test('an order is confirmed in the language in which it was placed (N1)', async () => {
  const session = await startSession(at('/uk'), 'ua');
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'ua', session);
  expect((await order(buyer)).status).toBe(200);
  const { number } = (await buyer.send(readConfirmInit)).body.order;
  await shop.sendEmails();

  const [placed] = shop.emails;

  expect(placed?.html).toContain('<html lang="uk"');
  expect(placed?.html).toContain('http://ua.localhost:3000/uk/');
  expect(placed?.text).toContain(number);
  expect(placed?.text).toContain(await nameOf('uk'));
});

test('an invoice is issued in the language of its order (P5)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'ua', await startSession(at('/uk'), 'ua'));
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;

  await openWarehouse(shop.app, number).send();
  await shop.sendEmails();

  const issued = shop.db.selectFrom('invoice').select('document').where('orderId', '=', id);
  const { document } = await issued.executeTakeFirstOrThrow();
  expect(document.seller.name).toBe('ТОВ «ОДЕТА Україна»');
  expect(document.lines[0]?.name).toContain(await nameOf('uk'));
});

test('a subscription is confirmed in its language (N1)', async () => {
  const session = await startSession(at('/uk'), 'ua');

  await session.send(subscribeNewsletter, { email: 'reader@example.ua', source: 1 });
  await shop.sendEmails();

  expect(shop.emails.map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(['uk']);
});

test('the order of the languages alone makes Ukrainian the default: its texts and addresses have no prefix (A1)', async () => {
  const worker = new Worker(new URL('../../testing/servers/flipped-languages.ts', import.meta.url));
  const [{ refusals, menus }] = (await once(worker, 'message')) as [FlippedShop];
  const women = { name: await categoryNameOf('ua-uk'), link: '/c/zhinkam' };

  expect(refusals).toEqual({ '': 'Ми не знайшли того, що ви шукаєте', '/ru': 'Мы не нашли то, что вы ищете' });
  expect(menus).toEqual({ '': women, '/ru': { ...women, name: await categoryNameOf('ua') } });
});

async function categoryNameOf(edition: string) {
  const { rows } = await shop.pool.query(
    `select t.name from category_text t join category c on c.id = t.category_id where c.key = 'women' and t.country = $1`,
    [edition],
  );
  return rows[0]?.name as string;
}
