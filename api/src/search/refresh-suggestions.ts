import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';
import { categoryUrl } from '../settings/page-urls.ts';
import { readSearchCategories } from './goods.repository.ts';
import { createIndexReader } from './index-reader.ts';
import { readLanguage } from './language.repository.ts';
import { findRanked } from './rank.ts';
import { fold, wordsOf } from './search-words.ts';
import { AFTER_POPULAR } from './suggestion.repository.ts';
import { understand } from './understand.ts';

type Suggestion = Pick<Row<'searchSuggestion'>, 'phrase' | 'url' | 'products' | 'position'>;

const NAMES_FROM = 2 * AFTER_POPULAR;

/** Rebuilds the suggestions: categories, popular phrases and product names, with their numbers of products. */
export async function refreshSuggestions<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<void> {
  const rows = new Map<string, Suggestion>();
  for (const row of [
    ...(await categoryRows(db, country)),
    ...(await popularRows(db, country)),
    ...(await nameRows(db, country)),
  ]) {
    if (row.products > 0 && !rows.has(row.phrase)) rows.set(row.phrase, row);
  }
  const list = [...rows.values()];
  await sql`
    insert into search_suggestion (country, phrase, folded, url, products, position)
    select ${editionOf(country)}, * from unnest(
      ${list.map(({ phrase }) => phrase)}::text[], ${list.map(({ phrase }) => wordsOf(phrase).map(fold).join(' '))}::text[],
      ${list.map(({ url }) => url)}::text[], ${list.map(({ products }) => products)}::int[],
      ${list.map(({ position }) => position)}::int[])
  `.execute(db);
}

async function categoryRows<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<Suggestion[]> {
  const { rows } = await sql<{ id: Row<'listing'>['categoryId']; products: number }>`
    select category_id as id, count(*) as products from listing where country = ${country} group by 1
  `.execute(db);
  const counts = new Map(rows.map(({ id, products }) => [id, products]));
  const categories = await readSearchCategories(db, country);
  return categories.map(({ id, name, slug }, index) => ({
    phrase: name,
    url: categoryUrl(slug),
    products: counts.get(id) ?? 0,
    position: AFTER_POPULAR + index,
  }));
}

async function popularRows<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<Suggestion[]> {
  const { words } = await readLanguage(db, country);
  const read = createIndexReader(db);
  const rows: Suggestion[] = [];
  for (const [position, phrase] of words.popular.entries()) {
    const meaning = await understand(db, country, phrase);
    const { ids, matched } = await findRanked(read, country, meaning);
    rows.push({ phrase, url: null, products: matched.size === meaning.length ? ids.length : 0, position });
  }
  return rows;
}

/** At most 20,000 names, the most popular first. */
async function nameRows<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<Suggestion[]> {
  const { rows } = await sql<Pick<Row<'productText'>, 'name'> & { products: number }>`
    select t.name, count(*) as products from product_text t
    join product p on p.id = t.product_id and p.active
    join product_offer o on o.product_id = p.id and o.country = ${country}
    where t.country = ${editionOf(country)} group by t.name order by max(p.popularity) desc, t.name limit 20000
  `.execute(db);
  return rows.map(({ name, products }, index) => ({ phrase: name, url: null, products, position: NAMES_FROM + index }));
}
