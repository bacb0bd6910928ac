import { sql } from 'kysely';
import { createPartner } from '../../testing/people/partner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let partner: ReturnType<typeof createPartner>;
beforeAll(async () => {
  shop = await openTestShop();
  partner = createPartner(shop);
});
afterAll(() => shop.close());

test.each([
  ['no key', {}, {}],
  ['a wrong key', { authorization: `Bearer ${'x'.repeat(64)}` }, {}],
  ['a page that is not registered', undefined, { origin: 'https://elsewhere.example' }],
  ['a way back to another page', undefined, { returnUrl: 'https://elsewhere.example/' }],
])('with %s no checkout is prepared (E1)', async (_, headers, parts) => {
  const { status, problem } = await partner.prepare({ 'DRESS-wine-s': 1 }, parts, headers);

  expect([status, problem.code]).toEqual([401, 'unknown-partner']);
});

test('a partner cannot prepare more than the stock, nor read the checkout of another partner (E1)', async () => {
  expect((await partner.prepare({ 'DRESS-wine-s': 99 })).problem.code).toBe('not-enough-stock');
  const { body } = await partner.prepare({ 'DRESS-wine-s': 1 });
  await sql`update prepared_checkout set partner = 'other' where id = ${body.id}`.execute(shop.db);

  const { problem } = await partner.read(body.id);

  expect(problem.code).toBe('not-found');
});
