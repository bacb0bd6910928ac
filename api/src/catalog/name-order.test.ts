import { readCategory } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { atPrefix, newClient } from '../../testing/shop/test-client.ts';
import { refreshListings } from '../db/refresh-listings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('goods are sorted by their names in the language that is shown (A1, C5)', async () => {
  const { rows } = await sql<{ slug: string; ids: number[] }>`
    select t.slug, array_agg(l.product_id) as ids from listing l join category_text t using (category_id, country)
    where l.country = 'ua' group by 1 having count(*) > 2 order by 1 limit 1
  `.execute(shop.db);
  const { slug = '', ids: [first, second, third] = [] } = rows[0] ?? {};
  await sql`delete from listing where country = 'ua' and product_id <> all(${[first, second, third]}::bigint[])`.execute(
    shop.db,
  );
  await sql`update product set active = id = any(${[first, second, third]}::bigint[])`.execute(shop.db);
  await sql`
    update product_text t set name = n.name from (values
      (${first}::bigint, 'ua', 'Юбка'), (${first}, 'ua-uk', 'Спідниця'), (${second}, 'ua', 'Блуза'), (${second}, 'ua-uk', 'Сорочка'),
      (${third}, 'ua', 'Рубашка'), (${third}, 'ua-uk', 'Світшот')
    ) n (id, edition, name) where t.product_id = n.id and t.country = n.edition
  `.execute(shop.db);
  await shop.db.transaction().execute(refreshListings);
  const names = async (prefix: string, sort: '6' | '7') => {
    const client = newClient(atPrefix(shop.app, prefix), 'ua');
    return (await client.send(readCategory, { slug, sort })).body.products.map(({ name }) => name);
  };

  expect(await names('', '6')).toEqual(['Блуза', 'Рубашка', 'Юбка']);
  expect(await names('/uk', '6')).toEqual(['Світшот', 'Сорочка', 'Спідниця']);
  expect(await names('/uk', '7')).toEqual(['Спідниця', 'Сорочка', 'Світшот']);
});
