import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProposedChange } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { createPurge } from './purge.ts';
import { purgeChanged } from './purge-changed.ts';

let now = TEST_NOW;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const price: ProposedChange = {
  ...{ kind: 'price', country: 'sk', key: 'DRESS-wine-s' },
  value: { price: 4500, promo: null },
};
const strip: ProposedChange = {
  ...{ kind: 'banners', country: 'hu', key: 'strip' },
  value: {
    banners: [
      {
        ...{ url: null, content: 'Új', code: null, collapsible: null, backgroundColor: null, font: null },
        ...{ activeFrom: null, activeUntil: null },
      },
    ],
  },
};

async function purgedAt(moment: Date) {
  const tags: string[] = [];
  await purgeChanged({ db: shop.db, now: () => moment, purge: async (own) => void tags.push(...own) });
  return tags.sort();
}

const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

test('a changed price removes the pages of its product and of its lists, contents remove all of their country, for half a minute', async () => {
  const owner = await openEmployee(shop, 'owner');
  expect(await purgedAt(now)).toEqual([]);
  expect((await owner.change(price)).status).toBe(200);

  const { rows } = await sql<{ slug: string; lists: string[] }>`
    select t.slug, array_agg('sk:category:' || c.slug) as lists
    from variant v join product_text t on t.product_id = v.product_id and t.country = 'sk'
    join product_category o on o.product_id = v.product_id
    join category_text c on c.category_id = o.category_id and c.country = 'sk'
    where v.sku = 'DRESS-wine-s' group by t.slug
  `.execute(shop.db);
  const tags = await purgedAt(after(5));
  expect(tags).toEqual(expect.arrayContaining(['sk:goods', `sk:product:${rows[0]?.slug}`, ...(rows[0]?.lists ?? [])]));
  expect(tags.filter((tag) => tag.startsWith('sk:product:'))).toHaveLength(1);

  now = after(20);
  expect((await owner.change(strip)).status).toBe(200);
  expect(await purgedAt(after(25))).toEqual(['hu', ...tags].sort());
  expect(await purgedAt(after(40))).toEqual(['hu']);
  expect(await purgedAt(after(60))).toEqual([]);
});

test('tags are sent in the header of a post, a hundred at a time; what the cache refuses is an error, and is sent again with the next run', async () => {
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(String(request.headers['surrogate-key']));
    response.writeHead(received.length > 2 ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const purge = createPurge(`http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`);

  await purge(Array.from({ length: 150 }, (_, index) => `sk:product:${index}`));
  await expect(purge(['sk'])).rejects.toThrow('500');

  expect(received.map((line) => line?.split(' ').length)).toEqual([100, 50, 1]);
  await new Promise((resolve) => server.close(resolve));
});
