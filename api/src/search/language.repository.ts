import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { LanguageWords } from '../db/column-types.ts';
import type { Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

export type Attribute = Row<'attribute'>;

interface Named extends Pick<Row<'color'>, 'code'> {
  name: string;
}

export interface SearchLanguage {
  words: LanguageWords;
  attributes: Attribute[];
  colors: Named[];
  materials: Named[];
  sizes: string[];
}

const noWords: LanguageWords = { stop: [], size: [], attributes: {}, synonyms: {}, popular: [] };

export async function readLanguage<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<SearchLanguage> {
  const named = async (table: string) =>
    (
      await sql<Named>`select code, coalesce(names ->> ${editionOf(country)}::text, names ->> ${country}::text) as name from ${sql.table(table)} order by position`.execute(
        db,
      )
    ).rows;
  const language = await sql<Pick<Row<'searchLanguage'>, 'words'>>`
    select words from search_language where country = ${editionOf(country)}
  `.execute(db);
  const attributes = await sql<Attribute>`select * from attribute order by key`.execute(db);
  const sizes = await sql<Pick<Row<'size'>, 'code'>>`select code from size order by position`.execute(db);
  return {
    words: language.rows[0]?.words ?? noWords,
    attributes: attributes.rows,
    colors: await named('color'),
    materials: await named('material'),
    sizes: sizes.rows.map(({ code }) => code),
  };
}
