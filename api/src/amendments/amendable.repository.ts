import { createHash } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';

const orderColumns = columns(
  'shopOrder as o',
  'number',
  'country',
  'revision',
  'paymentState',
  'cashRounding',
  'shipping',
  'billTo',
  'shipTo',
  'pickupPoint',
  'invoiceTo',
);

const lineColumns = columns(
  'orderItem as i',
  'id',
  'variantId',
  'source',
  'name',
  'colorName',
  'size',
  'picture',
  'pictureAlt',
);

export interface AmendableLine extends RowOf<typeof lineColumns> {
  /** Pieces that are neither sold out nor withdrawn; while nothing is packed, all of them are open. */
  open: number;
  /** Other sizes of the same article and colour that are sold and not in the order; `pieces`: how many can be bought now. */
  sizes: { variantId: number; size: string; pieces: number }[];
}

/** An order with what can be changed in it. */
export interface AmendableOrder extends RowOf<typeof orderColumns> {
  lines: AmendableLine[];
}

export async function readAmendable(db: Kysely<Database>, orderId: string): Promise<AmendableOrder | undefined> {
  const { rows } = await sql<RowOf<typeof orderColumns>>`
    select ${orderColumns} from shop_order o where o.id = ${orderId}
  `.execute(db);
  const [order] = rows;
  return order && { ...order, lines: await readLines(db, orderId, order.country) };
}

/** Pieces on hand replace pieces on hand, expected ones expected ones, so that the days of delivery stay as they were promised. */
async function readLines(db: Kysely<Database>, orderId: string, country: CountryCode): Promise<AmendableLine[]> {
  const { rows } = await sql<AmendableLine>`
    select ${lineColumns}, i.quantity - i.sold_out as open, coalesce(other.sizes, '[]') as sizes
    from order_item i
    join variant own on own.id = i.variant_id
    left join lateral (
      select json_agg(json_build_object('variantId', v.id, 'size', v.size, 'pieces', k.pieces) order by z.position, v.size) as sizes
      from variant v
      join product p on p.id = v.product_id and p.active
      join price r on r.variant_id = v.id and r.country = ${country}
      left join size z on z.code = v.size
      join stock s on s.variant_id = v.id
      cross join lateral (
        select case i.source when 'on-hand' then s.on_hand - s.reserved else s.incoming - s.preordered end as pieces
      ) k
      where v.product_color_id = own.product_color_id and v.active and k.pieces > 0
        and not exists (select from order_item e where e.order_id = i.order_id and e.variant_id = v.id)
    ) other on true
    where i.order_id = ${orderId} and i.quantity > i.sold_out order by i.id
  `.execute(db);
  return rows;
}

/** A digest of what can be amended: it changes with every change of it, whoever makes it. */
export function versionOf({ revision, shipTo, pickupPoint, invoiceTo, lines }: AmendableOrder): string {
  const goods = lines.map(({ id, open }) => [id, open]);
  const state = [revision, shipTo, pickupPoint?.id ?? null, invoiceTo, goods];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
}

/** The key of an earlier request for the order. */
export const findAmendment = (
  db: Kysely<Database>,
  orderId: string,
  key: string,
): Promise<Pick<Row<'orderAmendment'>, 'requestDigest'> | undefined> =>
  db
    .selectFrom('orderAmendment')
    .select('requestDigest')
    .where('orderId', '=', orderId)
    .where('requestKey', '=', key)
    .executeTakeFirst();
