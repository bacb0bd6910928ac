import type { ProposedChange } from '@odeta/contracts/staff';
import { draft, draftPrice, draftStrip, removePreviews } from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { pagesOf } from './shown-on.ts';

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner', 'Olga');
});
afterAll(async () => {
  await removePreviews(shop, TEST_NOW);
  await shop.close();
});

test('the link to drafts says on which page of each country the first of its changes is seen', async () => {
  const price: ProposedChange = { ...draftPrice(777), country: 'hu' };
  const id = await draft(owner, [draftStrip('Draft'), draftPrice(777), price]);

  const { body } = await owner.post<{ pages: Record<string, string> }>(`/changes/${id}/preview`);

  expect(body.pages).toEqual({ sk: '/', hu: expect.stringMatching(/^\/p\/[a-z0-9-]+$/) });
  for (const [country, page] of Object.entries(body.pages)) {
    const { statusCode } = await shop.app.inject({
      url: `/api/catalog/product/${page.slice(3)}`,
      headers: { host: `${country}.localhost` },
    });
    if (page !== '/') expect([country, statusCode]).toEqual([country, 200]);
  }
});

test('each kind of change has its page, and what is not found has the home page', async () => {
  const pageOf = async (kind: string, key: string) => (await pagesOf(shop.db, [{ kind, country: 'sk', key }])).sk;
  const { body } = await owner.get<{ values: { key: string }[] }>('/values?kind=help-topic&country=sk');
  const topic = body.values[0]?.key ?? '';
  const categories = await owner.get<{ values: { key: string }[] }>('/values?kind=category-text&country=sk');

  expect(await pageOf('help-topic', topic)).toMatch(/^\/pomoc\//);
  expect(await pageOf('category-text', categories.body.values[0]?.key ?? '')).toMatch(/^\/c\//);
  expect(await pageOf('legal-text', 'terms')).toMatch(/^\/pomoc\//);
  expect(await pageOf('banners', 'cart')).toBe('/cart');
  expect(await pageOf('payment-fee', 'courier/card')).toBe('/cart');
  for (const kind of ['home-block', 'menu', 'footer', 'help-topic', 'price', 'legal-text'])
    expect([kind, await pageOf(kind, 'nothing')]).toEqual([kind, '/']);
});
