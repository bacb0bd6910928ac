import { SAVED_ITEM_DAYS } from '@odeta/shared/contracts';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import { type Basket, type BasketLine, emptyBasket } from './basket.ts';
import { codeColumns, voucherColumns } from './discount-code.repository.ts';

/**
 * Everything of some visitors' carts in one statement. This is the busiest one of the shop: it is written out, so that
 * nothing is built per request, with the names that the code uses, so that nothing is renamed.
 */
const readBasketsSql = `
select
  w.place, s.customer_id as "customerId",
  c.id as "cartId", c.shipping, c.payment, c.point_id as "pointId",
  pp.external_id || '#' || pp.shipping as "pointKey", pp.shipping as "pointShipping", not pp.disabled as "pointOpen",
  pp.pay_cash as "payCash", pp.pay_card as "payCard", pp.pay_online as "payOnline",
  to_json(d) as code, g.vouchers,
  c.club_checked as "clubChecked", u.password_hash is not null as "hasAccount", m.until, m.days,
  (
    select count(*) from saved_item b
    where (b.session_id = s.id or b.customer_id = case when u.password_hash is not null then u.id end)
      and b.country = w.country and b.saved_at > now() - interval '${SAVED_ITEM_DAYS} days'
  ) as "savedCount",
  i.id as "entryId", i.variant_id as "variantId", i.quantity, i.checked,
  v.product_id as "productId", v.product_color_id as "productColorId", v.size,
  v.active and p.active and r.price is not null as active,
  p.catalog_number as "catalogNumber", p.main_category_id as "categoryId",
  t.name, t.slug, k.color, k.pictures[1] as picture,
  coalesce(r.price, 0) as price, r.price_promo as "pricePromo", r.price_old as "priceOld",
  coalesce(o.on_hand - o.reserved, 0) + coalesce(h.on_hand, 0) as "onHand",
  coalesce(o.incoming - o.preordered, 0) + coalesce(h.incoming, 0) as incoming,
  coalesce(o.back_in_stock, false) as "backInStock"
from unnest($1::bytea[], $2::text[]) with ordinality as w(visitor, country, place)
join session s on s.id_hash = w.visitor and s.expires_at > now()
left join cart c on c.session_id = s.owner_id and c.country = w.country and c.state = 'open'
left join pickup_point pp on pp.id = c.point_id
left join customer u on u.id = s.customer_id and u.country = w.country and u.deleted_at is null
left join lateral (
  select max(valid_until) as until, max(valid_until) - current_date as days from club_membership where customer_id = u.id
) m on true
left join lateral (select ${codeColumns} from discount_code where id = c.discount_code_id) d on true
left join lateral (
  select json_agg(one order by one.id) as vouchers
  from (
    select ${voucherColumns} from cart_voucher join voucher on voucher.id = voucher_id where cart_id = c.id
  ) one
) g on true
left join cart_item i on i.cart_id = c.id
left join variant v on v.id = i.variant_id
left join product p on p.id = v.product_id
left join product_text t on t.product_id = p.id and t.country = w.country
left join product_color k on k.id = v.product_color_id
left join price r on r.variant_id = v.id and r.country = w.country
left join stock o on o.variant_id = v.id
-- What the cart's own order holds while it waits for its payment is there for its buyer.
left join lateral (
  select case y.source when 'on-hand' then y.quantity end as on_hand, case y.source when 'incoming' then y.quantity end as incoming
  from shop_order x join order_item y on y.order_id = x.id and y.variant_id = v.id
  where x.cart_id = c.id and x.state = 'awaiting-payment'
) h on true
order by w.place, i.id
`;

interface BasketRow extends BasketLine {
  /** Of the owner among those asked for, from 1. */
  place: number;
  customerId: string | null;
  cartId: number | null;
  shipping: string | null;
  payment: string | null;
  pointId: number | null;
  pointKey: string | null;
  pointShipping: string;
  pointOpen: boolean;
  payCash: boolean;
  payCard: boolean;
  payOnline: boolean;
  code: Basket['code'];
  vouchers: Basket['vouchers'] | null;
  clubChecked: boolean | null;
  hasAccount: boolean;
  until: string | null;
  days: number | null;
  savedCount: number;
}

/** The carts of these visitors, in their order; an empty one for a visitor of whom nothing is remembered. */
export async function readBaskets(db: Kysely<Database>, owners: readonly Owner[]): Promise<Basket[]> {
  const visitors = owners.map(({ idHash }) => idHash);
  const countries = owners.map(({ country }) => country);
  const query = CompiledQuery.raw(readBasketsSql, [visitors, countries]);
  const { rows } = await db.withoutPlugins().executeQuery<BasketRow>(query);

  const baskets = Array.from(owners, (): BasketRow[] => []);
  for (const row of rows) baskets[row.place - 1]?.push(row);
  return baskets.map(basketOf);
}

function basketOf(rows: BasketRow[]): Basket {
  const [first] = rows;
  if (!first) return emptyBasket;
  const { customerId, cartId, shipping, payment, pointId, code, hasAccount, until, days, savedCount } = first;
  const club = { hasAccount, checked: first.clubChecked ?? false, until, days };
  // A cart without lines is a row without a line.
  const lines = first.entryId === null ? [] : rows;
  const point = pointOf(first);
  const vouchers = first.vouchers ?? [];
  return { customerId, cartId, shipping, payment, pointId, point, code, vouchers, club, savedCount, lines };
}

function pointOf({ pointKey, pointShipping, pointOpen, payCash, payCard, payOnline }: BasketRow): Basket['point'] {
  if (pointKey === null) return null;
  return { key: pointKey, shipping: pointShipping, isOpen: pointOpen, payCash, payCard, payOnline };
}
