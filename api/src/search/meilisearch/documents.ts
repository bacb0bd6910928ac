import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../../db/database.ts';
import { editionOf } from '../../language/editions.ts';
import { type Goods, readGoods, readSearchCategories, type SearchCategory } from '../goods.repository.ts';
import { holdsFor } from '../index-goods.ts';
import { readLanguage, type SearchLanguage } from '../language.repository.ts';
import { fold } from '../search-words.ts';

/** A product in Meilisearch. The index settings define the priority of the fields. */
export interface GoodsDocument {
  id: number;
  number: string;
  name: string;
  kinds: string[];
  colors: string[];
  /** Departments, occasions, patterns and other attributes. */
  words: string[];
  materials: string[];
  sizes: string[];
  description: string;
  popularity: number;
}

const BATCH = 5000;

/** All products of a country in batches, from the same queries as the shop's own index. */
export async function* goodsDocuments<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
): AsyncGenerator<GoodsDocument[]> {
  const language = await readLanguage(db, country);
  const categories = new Map((await readSearchCategories(db, country)).map((one) => [one.key, one]));
  for (let after = 0; ; ) {
    const batch = await readGoods(db, country, { after, limit: BATCH });
    if (batch.length > 0) yield batch.map((goods) => documentOf(goods, language, categories));
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH) return;
  }
}

function documentOf(
  goods: Goods,
  { words, attributes, colors, materials }: SearchLanguage,
  categories: ReadonlyMap<string, SearchCategory>,
): GoodsDocument {
  const named = (list: SearchLanguage['colors'], codes: readonly string[]) =>
    list.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  const saidOf = (field: 'colors' | 'materials') =>
    attributes
      .filter((attribute) => attribute[field].some((code) => goods[field].includes(code)))
      .flatMap(({ key }) => words.attributes[key] ?? []);
  return {
    id: goods.id,
    number: fold(goods.number).replaceAll('-', ''),
    name: goods.name,
    kinds: goods.categories.flatMap((key) => categories.get(key)?.name ?? []),
    colors: [...named(colors, goods.colors), ...saidOf('colors')],
    words: attributes.filter((one) => holdsFor(one, goods)).flatMap(({ key }) => words.attributes[key] ?? []),
    materials: [...named(materials, goods.materials), ...saidOf('materials')],
    sizes: goods.sizes,
    description: goods.description,
    popularity: goods.popularity,
  };
}

export interface PhraseDocument extends Pick<Row<'searchSuggestion'>, 'phrase' | 'url' | 'products' | 'position'> {
  id: number;
}

export async function phraseDocuments<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<PhraseDocument[]> {
  const { rows } = await sql<PhraseDocument>`
    select row_number() over (order by position, phrase) as id, phrase, url, products, position
    from search_suggestion where country = ${editionOf(country)}
  `.execute(db);
  return rows;
}
