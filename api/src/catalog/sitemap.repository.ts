import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

interface Part {
  country: CountryCode;
  offset: number;
  limit: number;
}

export interface SitemapRow {
  /** By country. */
  slugs: Partial<Record<CountryCode, string>>;
  picture: string | null;
}

/** Products that are sold in the country. Sorted by id, so that new products do not move others to another part. */
export async function findSitemapProducts(
  db: Kysely<Database>,
  { country, offset, limit }: Part,
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select
      (select json_object_agg(t.country, t.slug) from product_text t join country on code = t.country where t.product_id = p.id) as slugs,
      (select k.pictures[1] from product_color k where k.product_id = p.id order by k.position limit 1) as picture
    from product p
    join product_offer o on o.product_id = p.id and o.country = ${country}
    where p.active
    order by p.id
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countSitemapProducts(db: Kysely<Database>, country: CountryCode): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from product p join product_offer o on o.product_id = p.id and o.country = ${country} where p.active
  `.execute(db);
  return rows[0]?.count ?? 0;
}
