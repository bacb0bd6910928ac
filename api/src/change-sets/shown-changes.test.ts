import { readCategory, readHome, readSearch, readStaticContents } from '@odeta/contracts';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { createSettingsSource } from '../settings/settings-source.ts';
import { refreshRenamed } from './refresh-renamed.ts';

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await openEmployee(shop, 'owner');
});
afterAll(() => shop.close());

const banner = { url: '/c/sale/', code: null, collapsible: null, backgroundColor: null, font: null };

test('a changed banner and home page are shown at once where they were changed, and after five seconds by every other process', async () => {
  let seconds = 0;
  const onError = (error: unknown) => {
    throw error;
  };
  const other = await createSettingsSource(shop.db, { now: () => seconds * 1000, onError });
  const { body } = await owner.get<{ values: { value: { title: string } }[] }>(
    '/values?kind=home-block&country=sk&key=shelf',
  );

  await owner.change(
    {
      ...{ kind: 'banners', country: 'sk', key: 'strip' },
      value: {
        banners: [{ ...banner, content: 'A <b>week</b><script>1</script>', activeFrom: null, activeUntil: null }],
      },
    },
    { kind: 'home-block', country: 'sk', key: 'shelf', value: { ...body.values[0]?.value, title: 'New shelf' } },
  );

  const client = newClient(shop.app, 'sk');
  expect((await client.send(readHome)).body.shelf.title).toBe('New shelf');
  expect(JSON.stringify((await client.send(readStaticContents)).body)).toContain('A <b>week</b>&lt;script&gt;');
  seconds = 11;
  await other.whenCurrent();
  expect(other.of('sk').home.shelf.title).toBe('New shelf');
});

test('a renamed product is found by its new name and sorted by it, and the texts of another language stay', async () => {
  const { rows } = await sql<{ catalogNumber: string; country: string; name: string; slug: string }>`
    select p.catalog_number, t.country, t.name, c.slug
    from product p
    join product_text t on t.product_id = p.id
    join category_text c on c.category_id = p.main_category_id and c.country = 'sk'
    where p.catalog_number = 'DRESS' order by t.country
  `.execute(shop.db);
  const value = { name: 'Žirafie rúcho', description: 'Dlhé.' };

  await owner.change({ kind: 'product-text', country: 'sk', key: 'DRESS', value });
  const done = [await refreshRenamed(shop.db), await refreshRenamed(shop.db)];

  expect(done).toEqual([true, false]);
  const client = newClient(shop.app, 'sk');
  const found = (await client.send(readSearch, { q: 'žirafie' })).body.products;
  expect(found.map(({ name }) => name)).toEqual(['Žirafie rúcho']);
  const slug = rows.find(({ country }) => country === 'sk')?.slug ?? '';
  const listed = (await client.send(readCategory, { slug, sort: '7' })).body.products.map(({ name }) => name);
  expect(listed[0]).toBe('Žirafie rúcho');
  const names = await sql<{ country: string; name: string }>`
    select t.country, t.name from product_text t join product p on p.id = t.product_id
    where catalog_number = 'DRESS' and country <> 'sk' order by t.country
  `.execute(shop.db);
  const former = rows.filter(({ country }) => country !== 'sk').map(({ country, name }) => ({ country, name }));
  expect(names.rows).toEqual(former);
});
