import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

interface Good {
  number: string;
  color: string;
}

export interface LookColorRow extends Pick<Row<'productColor'>, 'id' | 'productId' | 'color' | 'pictures'> {
  number: string;
}

/** The named colours of products that are sold. */
export async function findLookColors(db: Kysely<Database>, goods: readonly Good[]): Promise<LookColorRow[]> {
  const { rows } = await sql<LookColorRow>`
    select k.id, k.product_id, k.color, k.pictures, p.catalog_number as number
    from json_to_recordset(${JSON.stringify(goods)}::json) as wanted(number text, color text)
    join product p on p.catalog_number = wanted.number and p.active
    join product_color k on k.product_id = p.id and k.color = wanted.color
  `.execute(db);
  return rows;
}
