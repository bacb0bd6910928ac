import type { CountryCode } from '@odeta/shared/contracts';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Basket, type BasketLine, emptyBasket } from './basket.ts';

/**
 * Everything of a visitor's cart in one statement. This is the busiest one of the shop: it is written out, so that
 * nothing is built per request, with the names that the code uses, so that nothing is renamed.
 */
const readBasketSql = `
select
  s.customer_id as "customerId",
  c.id as "cartId", c.shipping, c.payment, c.point_id as "pointId",
  d.id as "codeId", d.name as "codeName", d.percent, d.amount, d.free_delivery as "freeDelivery",
  d.min_order as "minOrder", d.hidden,
  i.id as "entryId", i.variant_id as "variantId", i.quantity, i.checked,
  v.product_id as "productId", v.product_color_id as "productColorId", v.size,
  v.active and p.active and r.price is not null as active,
  p.catalog_number as "catalogNumber", p.main_category_id as "categoryId",
  t.name, t.slug, k.color, k.pictures[1] as picture,
  coalesce(r.price, 0) as price, r.price_promo as "pricePromo", r.price_old as "priceOld",
  coalesce(o.on_hand - o.reserved, 0) as "onHand", coalesce(o.incoming - o.preordered, 0) as incoming,
  coalesce(o.back_in_stock, false) as "backInStock"
from session s
left join cart c on c.session_id = s.id and c.country = $2 and c.state = 'open'
left join discount_code d on d.id = c.discount_code_id
  and d.valid_from <= current_date and (d.valid_until is null or d.valid_until >= current_date)
  and (d.max_uses is null or d.uses < d.max_uses)
left join cart_item i on i.cart_id = c.id
left join variant v on v.id = i.variant_id
left join product p on p.id = v.product_id
left join product_text t on t.product_id = p.id and t.country = $2
left join product_color k on k.id = v.product_color_id
left join price r on r.variant_id = v.id and r.country = $2
left join stock o on o.variant_id = v.id
where s.id_hash = $1 and s.expires_at > now()
order by i.id
`;

interface BasketRow extends BasketLine {
  customerId: string | null;
  cartId: number | null;
  shipping: string | null;
  payment: string | null;
  pointId: number | null;
  codeId: number | null;
  codeName: string;
  percent: number | null;
  amount: number | null;
  freeDelivery: boolean;
  minOrder: number;
  hidden: boolean;
  /** `null` when the cart has no line. */
  entryId: BasketLine['entryId'];
}

/** The cart of the visitor whose id has this hash; an empty one when nothing is remembered of him. */
export async function readBasket(
  db: Kysely<Database> | Transaction<Database>,
  visitor: Buffer | null,
  country: CountryCode,
): Promise<Basket> {
  if (!visitor) return emptyBasket;
  const { rows } = await db
    .withoutPlugins()
    .executeQuery<BasketRow>(CompiledQuery.raw(readBasketSql, [visitor, country]));
  const [first] = rows;
  if (!first) return emptyBasket;
  const { customerId, cartId, shipping, payment, pointId } = first;
  const lines = first.entryId === null ? [] : rows;
  return { customerId, cartId, shipping, payment, pointId, code: codeOf(first), lines };
}

function codeOf(row: BasketRow): Basket['code'] {
  if (row.codeId === null) return null;
  const { codeId: id, codeName: name, percent, amount, freeDelivery, minOrder, hidden } = row;
  return { id, name, percent, amount, freeDelivery, minOrder, hidden };
}
