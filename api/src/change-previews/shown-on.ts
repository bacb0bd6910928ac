import { buyingPages, type CountryCode } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StoredChange } from '../change-sets/change-set.repository.ts';
import { countryOfEdition } from '../change-sets/entity-kind.ts';
import type { Database } from '../db/database.ts';
import { categoryUrl, productUrl } from '../settings/page-urls.ts';

type Changed = Pick<StoredChange, 'kind' | 'country' | 'key'>;

/** Also for what every page has. */
const HOME = '/';

/** Paths of the pages that show a kind of changes, if it is always the same one. */
const pages: Readonly<Record<string, string>> = {
  'checkout-notes': buyingPages.cart,
  'delivery-method': buyingPages.cart,
  'discount-code': buyingPages.cart,
  'payment-fee': buyingPages.cart,
};

interface Found {
  found: string | null;
}

/** Where to find the page of one thing: its slug or its path, by country and key. */
const queries: Readonly<Record<string, (changed: Changed) => RawBuilder<Found>>> = {
  'help-topic': ({ country, key }) => sql`
    select topic->>'url' as found from content, json_array_elements(body) as topic
    where country = ${country} and name = 'help' and topic->>'key' = ${key}
  `,
  'legal-text': ({ country, key }) => sql`
    select body->>${`${key}Url`} as found from content where country = ${country} and name = 'siteContents'
  `,
  'category-text': ({ country, key }) => sql`
    select t.slug as found from category_text t join category c on c.id = t.category_id
    where t.country = ${country} and c.key = ${key}
  `,
  'product-text': ({ country, key }) => sql`
    select t.slug as found from product_text t join product p on p.id = t.product_id
    where t.country = ${country} and p.catalog_number = ${key}
  `,
  price: ({ country, key }) => sql`
    select t.slug as found from product_text t join variant v on v.product_id = t.product_id
    where t.country = ${country} and v.sku = ${key}
  `,
};

const urls: Readonly<Record<string, (slug: string) => string>> = {
  'category-text': categoryUrl,
  'product-text': productUrl,
  price: productUrl,
};

/** The page of each country on which its first change is seen. */
export async function pagesOf(
  db: Kysely<Database>,
  changes: readonly Changed[],
): Promise<Partial<Record<CountryCode, string>>> {
  const found: Partial<Record<CountryCode, string>> = {};
  for (const change of changes) found[countryOfEdition(change.country)] ??= await pageOf(db, change);
  return found;
}

async function pageOf(db: Kysely<Database>, changed: Changed): Promise<string> {
  const { kind, key } = changed;
  if (kind === 'banners' && key === 'cart') return buyingPages.cart;
  const query = queries[kind];
  if (!query) return pages[kind] ?? HOME;
  const { rows } = await query(changed).execute(db);
  const page = rows[0]?.found;
  return page ? (urls[kind]?.(page) ?? page) : HOME;
}
