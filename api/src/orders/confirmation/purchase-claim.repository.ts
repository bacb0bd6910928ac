import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'total',
  'shippingCost',
  'clubFee',
  'cashRounding',
);

export interface ClaimedOrder extends RowOf<typeof orderColumns> {
  promoCode: string | null;
  hasNewsletterConsent: boolean;
  /** The first page that asked to report it. */
  purchaseClaim: string;
}

/**
 * Stores the claim if there is none, in the statement that reads it: of concurrent requests the first one wins, and the others read its
 * claim. `undefined` when the visitor has no such order.
 */
export async function enterClaim(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  { orderId, claim }: { orderId: string; claim: string },
): Promise<ClaimedOrder | undefined> {
  const { rows } = await sql<ClaimedOrder>`
    update shop_order o set purchase_claim = coalesce(o.purchase_claim, ${claim})
    from session s
    where s.id_hash = ${idHash} and s.expires_at > now() and o.session_id in (s.id, s.owner_id)
      and o.country = ${country} and o.number = ${orderId} and o.state not in ('awaiting-payment', 'cancelled')
    returning ${orderColumns}, o.purchase_claim,
      (select name from discount_code d where d.id = o.discount_code_id) as promo_code,
      exists (select from consent c where c.order_id = o.id and c.type = 'newsletterAgreement') as has_newsletter_consent
  `.execute(db);
  return rows[0];
}

export interface ClaimedItem extends Row<'orderItem'> {
  /** Main category of the product; `null` when the product was deleted. */
  categoryId: number | null;
}

export async function readClaimedItems(db: Kysely<Database>, orderId: string): Promise<ClaimedItem[]> {
  const { rows } = await sql<ClaimedItem>`
    select i.*, p.main_category_id as category_id
    from order_item i left join product p on p.catalog_number = i.catalog_number
    where i.order_id = ${orderId} order by i.id
  `.execute(db);
  return rows;
}
