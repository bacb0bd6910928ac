import type { CountryCode } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

export interface LineRow
  extends Pick<Row<'orderItem'>, 'name' | 'size' | 'picture' | 'pictureAlt'>,
    Pick<Row<'variant'>, 'productId'> {
  lineId: Row<'orderItem'>['id'];
  orderNumber: Row<'shopOrder'>['number'];
  color: Row<'orderItem'>['colorName'];
  /** `null` when it is no longer sold. */
  slug: Row<'productText'>['slug'] | null;
  hasReview: boolean;
}

export interface Buyer {
  customerId: string;
  country: CountryCode;
}

/** Limited to the lines of the latest orders. */
const MOST = 200;

/** Order lines that the customer has received, the latest order first. */
export const findBoughtLines = (db: Kysely<Database>, buyer: Buyer): Promise<LineRow[]> =>
  select(db, buyer, { which: sql`true`, most: MOST });

/** Those of the order lines that are the customer's. */
export const findReviewedLines = (db: Kysely<Database>, buyer: Buyer, ids: readonly number[]): Promise<LineRow[]> =>
  select(db, buyer, { which: sql`i.id = any(${ids})`, most: ids.length });

/** `undefined` when it is not the customer's. */
export const findBoughtLine = async (
  db: Kysely<Database>,
  { lineId, ...buyer }: Buyer & { lineId: number },
): Promise<LineRow | undefined> => (await select(db, buyer, { which: sql`i.id = ${lineId}`, most: 1 }))[0];

async function select(
  db: Kysely<Database>,
  { customerId, country }: Buyer,
  { which, most }: { which: RawBuilder<unknown>; most: number },
) {
  const { rows } = await sql<LineRow>`
    select i.id as line_id, o.number as order_number, v.product_id, i.name, i.color_name as color, i.size, i.picture, i.picture_alt,
      case when p.active then t.slug end as slug, exists (select from review r where r.order_item_id = i.id) as has_review
    from shop_order o
    join order_item i on i.order_id = o.id
    join variant v on v.id = i.variant_id
    join product p on p.id = v.product_id
    left join product_text t on t.product_id = p.id and t.country = o.country
    where o.customer_id = ${customerId} and o.country = ${country} and ${which} and exists (
      select from parcel_item c join parcel k on k.id = c.parcel_id where c.order_item_id = i.id and k.delivered_at is not null
    )
    order by o.placed_at desc, i.id limit ${most}
  `.execute(db);
  return rows;
}
