import { sql } from 'kysely';
import * as v from 'valibot';
import type { LanguageWords } from '../../db/column-types.ts';
import type { Row } from '../../db/database.ts';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';

const WordSchema = v.pipe(TextSchema, v.maxLength(60));

const SearchWordsSchema = v.strictObject({
  /** Other words for a word that the shop uses. */
  synonyms: v.pipe(
    v.record(WordSchema, v.pipe(v.array(WordSchema), v.nonEmpty('needs a word'), v.maxLength(50))),
    v.maxEntries(2000),
    // The database has no order of its own for them.
    v.transform((words) => Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)))),
  ),
  /** Suggested phrases. */
  popular: v.pipe(v.array(WordSchema), v.maxLength(500)),
});
type SearchWords = v.InferOutput<typeof SearchWordsSchema>;

const KEY = 'words';

/** What people search by. The search follows within seconds, because its index is rebuilt. */
export const searchWords = entityKind<SearchWords>({
  name: 'search-words',
  area: 'texts',
  keys: `\`${KEY}\``,
  byLanguage: true,
  isWhole: true,
  schema: SearchWordsSchema,
  async read(db, country, keys) {
    const { rows } = await sql<Pick<Row<'searchLanguage'>, 'words'>>`
      select words from search_language where country = ${country}
    `.execute(db);
    const [{ words } = { words: null }] = rows;
    const value = words && { synonyms: words.synonyms, popular: words.popular };
    return new Map<string, SearchWords>(value && keys.includes(KEY) ? [[KEY, value]] : []);
  },
  list: async (_db, _country, page) => pageOfKeys([KEY], page),
  async write({ trx }, writings) {
    for (const { country, after } of writings) {
      if (!after) continue;
      const part: Pick<LanguageWords, 'synonyms' | 'popular'> = after;
      await sql`
        update search_language set words = words || ${JSON.stringify(part)}::jsonb where country = ${country}
      `.execute(trx);
      // Of any product: the index is rebuilt as after a changed name.
      await sql`
        insert into renamed_product (country, product_id)
        select ${countryOfEdition(country)}, min(id) from product having count(*) > 0
      `.execute(trx);
    }
  },
});
