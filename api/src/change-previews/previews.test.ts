import { addItem, chooseShipping, readCartInit, readHome, readStaticContents, useDiscountCode } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import { tableDigests } from '../../testing/database/table-digests.ts';
import {
  browserWith,
  draft,
  draftPrice,
  draftStrip,
  preview,
  removePreviews,
} from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, type TestClient } from '../../testing/shop/test-client.ts';

const SKU = 'DRESS-wine-s';
/** What only drafts contain. */
const MARK = 'Only in the draft';

let shop: TestShop;
let owner: Employee;
let method: object;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner', 'Olga');
  const { body } = await owner.get<{ values: { value: object }[] }>(
    '/values?kind=delivery-method&country=sk&key=courier',
  );
  method = body.values[0]?.value ?? {};
});
afterAll(async () => {
  await removePreviews(shop, TEST_NOW);
  await shop.close();
});

const textsOf = async (client: TestClient) => JSON.stringify((await client.send(readStaticContents)).body);

const code: ProposedChange = {
  ...{ kind: 'discount-code', country: 'sk', key: 'DRAFT50' },
  value: { name: 'Draft', percent: 50, validFrom: '2026-11-01' },
};
const courier = (cost: number): ProposedChange => ({
  ...{ kind: 'delivery-method', country: 'sk', key: 'courier' },
  value: { ...method, cost },
});

test('who has the link sees drafts on pages, in the cart and in the checkout, and the shop stays as it was', async () => {
  const live = await tableDigests(shop.db, shop.schema);
  const id = await draft(owner, [draftPrice(777), draftStrip(MARK), code, courier(123)]);
  const before = await tableDigests(shop.db, shop.schema);
  const browser = await browserWith(shop, await preview(owner, id));

  await browser.send(addItem, { variantId: await shop.variantId(SKU), quantity: 2 });
  await browser.send(chooseShipping, { shipping: 'courier' });
  const { status, body } = await browser.send(useDiscountCode, { code: 'DRAFT50' });
  const cart = (await browser.send(readCartInit)).body;

  expect([status, body.summary.total]).toEqual([200, cart.summary.total]);
  expect(cart.cartItems.map((item) => item.price)).toEqual([7.77]);
  expect(cart.summary).toMatchObject({ itemsValue: 15.54, discountCodeCost: 7.77, shippingCost: 1.23 });
  expect(await textsOf(browser)).toContain(MARK);
  const after = await tableDigests(shop.db, shop.schema);
  const differing = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(differing.filter((table) => !['session', 'rate_count'].includes(table))).toEqual(['contents_preview']);
  expect(after.price).toBe(live.price);
});

test('requests that are the first ones of a preview at the same time all see it', async () => {
  const link = await preview(owner, await draft(owner, [draftStrip(MARK)]));
  const browsers = await Promise.all(Array.from({ length: 6 }, () => browserWith(shop, link)));

  const texts = await Promise.all(browsers.map(textsOf));

  for (const text of texts) expect(text).toContain(MARK);
});

test('a thousand other visitors never see a draft, also while somebody previews it', async () => {
  const browser = await browserWith(
    shop,
    await preview(owner, await draft(owner, [draftPrice(777), draftStrip(MARK)])),
  );
  const seen = new Set<string>();
  const look = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const other = newClient(shop.app, 'sk');
      if (at % 10 === 0)
        seen.add(JSON.stringify((await other.send(readHome)).body).includes('7.77') ? 'draft' : 'live');
      seen.add((await textsOf(other)).includes(MARK) ? 'draft' : 'live');
    }
  };

  const looking = Promise.all(Array.from({ length: 10 }, () => look(100)));
  for (let at = 0; at < 20; at += 1) expect(await textsOf(browser)).toContain(MARK);
  await looking;

  expect([...seen]).toEqual(['live']);
});

test('a preview follows the shop, and a scheduled change set is shown as if it had started', async () => {
  const id = await draft(owner, [draftPrice(777)], { from: '2026-12-24T00:00' });
  const browser = await browserWith(shop, await preview(owner, id));
  await browser.send(addItem, { variantId: await shop.variantId(SKU), quantity: 1 });
  expect((await browser.send(readCartInit)).body.cartItems[0]?.price).toBe(7.77);

  await owner.change(draftStrip('Live now'));

  expect(await textsOf(browser)).toContain('Live now');
});
