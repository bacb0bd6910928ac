import { sql } from 'kysely';
import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { countryOfEdition, entityKind } from '../entity-kind.ts';
import { LongTextSchema } from './value-schemas.ts';

const CategoryTextSchema = v.strictObject({
  name: v.pipe(TextSchema, v.maxLength(120)),
  description: LongTextSchema,
});
type CategoryText = v.InferOutput<typeof CategoryTextSchema>;

/** Names and descriptions of categories. Their addresses stay, because links lead to them; menu and home page have names of their own. */
export const categoryText = entityKind<CategoryText>({
  name: 'category-text',
  area: 'texts',
  keys: 'the key of a category',
  byLanguage: true,
  schema: CategoryTextSchema,
  async read(db, country, keys) {
    const { rows } = await sql<CategoryText & { key: string }>`
      select c.key, t.name, t.description
      from category_text t join category c on c.id = t.category_id
      where t.country = ${country} and c.key = any(${keys}::text[])
    `.execute(db);
    return new Map(rows.map(({ key, ...value }) => [key, value]));
  },
  async list(db, _country, { after, most }) {
    const { rows } = await sql<{ key: string }>`
      select key from category where active and key > ${after} order by key limit ${most}
    `.execute(db);
    return rows.map(({ key }) => key);
  },
  async write({ trx }, writings) {
    for (const { country, key, before, after } of writings) {
      if (!after) continue;
      await sql`
        update category_text set name = ${after.name}, description = ${after.description}
        where country = ${country} and category_id = (select id from category where key = ${key})
      `.execute(trx);
      if (before?.name === after.name) continue;
      // The search knows categories by their names.
      await sql`
        insert into renamed_product (country, product_id)
        select ${countryOfEdition(country)}, min(id) from product having count(*) > 0
      `.execute(trx);
    }
  },
});
