import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

interface OfferedSlugs {
  categoryId: Row<'product'>['mainCategoryId'];
  /** Of the countries that sell the product. */
  slugs: Partial<Record<CountryCode, string>> | null;
}

export async function findOfferedSlugs(
  db: Kysely<Database>,
  country: CountryCode,
  slug: string,
): Promise<OfferedSlugs | undefined> {
  const { rows } = await sql<OfferedSlugs>`
    select p.main_category_id as category_id, (
      select json_object_agg(s.country, s.slug)
      from product_text s join product_offer o on o.product_id = s.product_id and o.country = s.country
      where s.product_id = p.id
    ) as slugs
    from product_text t join product p on p.id = t.product_id and p.active
    where t.country = ${country} and t.slug = ${slug}
  `.execute(db);
  return rows[0];
}
