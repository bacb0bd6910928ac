import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** A code for everybody that a banner shows. */
export interface ShownCode {
  country: CountryCode;
  id: number;
  /** YYYY-MM-DD */
  validFrom: string;
  validUntil: string | null;
  minOrder: number;
  categoryIds: readonly number[] | null;
  fullPriceOnly: boolean;
}

export async function findShownCodes(db: Kysely<Database>): Promise<ShownCode[]> {
  const { rows } = await sql<ShownCode>`
    select distinct d.country, d.id, valid_from::text as "validFrom", valid_until::text as "validUntil",
      min_order as "minOrder", to_jsonb(category_ids) as "categoryIds", full_price_only as "fullPriceOnly"
    from discount_code d
    join banner b on b.country = d.country and upper(b.code) = upper(d.code)
    where d.customer_id is null
  `.execute(db.withoutPlugins());
  return rows;
}
