import { sql } from 'kysely';
import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { countryOfEdition, entityKind } from '../entity-kind.ts';
import { LongTextSchema } from './value-schemas.ts';

const ProductTextSchema = v.strictObject({
  name: v.pipe(TextSchema, v.maxLength(200)),
  description: LongTextSchema,
});
type ProductText = v.InferOutput<typeof ProductTextSchema>;

/** Names and descriptions of goods. Their addresses stay, because links lead to them. */
export const productText = entityKind<ProductText>({
  name: 'product-text',
  area: 'texts',
  keys: 'the catalogue number',
  byLanguage: true,
  schema: ProductTextSchema,
  async read(db, country, keys) {
    const { rows } = await sql<ProductText & { catalogNumber: string }>`
      select p.catalog_number, t.name, t.description
      from product_text t join product p on p.id = t.product_id
      where t.country = ${country} and p.catalog_number = any(${keys}::text[])
    `.execute(db);
    return new Map(rows.map(({ catalogNumber, ...value }) => [catalogNumber, value]));
  },
  async list(db, _country, { after, most }) {
    const { rows } = await sql<{ catalogNumber: string }>`
      select catalog_number from product where active and catalog_number > ${after} order by catalog_number limit ${most}
    `.execute(db);
    return rows.map(({ catalogNumber }) => catalogNumber);
  },
  async write({ trx }, writings) {
    for (const { country, key, before, after } of writings) {
      if (!after) continue;
      const product = sql`(select id from product where catalog_number = ${key})`;
      await sql`
        update product_text set name = ${after.name}, description = ${after.description}
        where country = ${country} and product_id = ${product}
      `.execute(trx);
      if (before?.name === after.name) continue;
      await sql`
        insert into renamed_product (country, product_id) values (${countryOfEdition(country)}, ${product})
      `.execute(trx);
    }
  },
});
