import { countries, SAVED_ITEM_DAYS } from '@odeta/contracts';
import { CompiledQuery, type Kysely, type Nullable } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import type { Edition } from '../language/editions.ts';
import { type Cart, type CartLine, emptyCart } from '../pricing/cart.ts';
import { codeColumns, voucherColumns } from './discount-code.repository.ts';

/** Lines under the names that the code uses, in the order in which they were added. */
const linesSql = `
  select
    i.id as "entryId", i.variant_id as "variantId", i.quantity, i.checked,
    v.product_id as "productId", v.product_color_id as "productColorId", v.size,
    v.active and p.active and r.price is not null as active,
    p.catalog_number as "catalogNumber", p.main_category_id as "categoryId",
    t.name, t.slug, k.color, k.pictures[1] as picture,
    coalesce(r.price, 0) as price, r.price_promo as "pricePromo", r.price_old as "priceOld",
    coalesce(o.on_hand - o.reserved, 0) + coalesce(h.on_hand, 0) as "onHand",
    coalesce(o.incoming - o.preordered, 0) + coalesce(h.incoming, 0) as incoming,
    coalesce(o.back_in_stock, false) as "backInStock"
  from cart_item i
  join variant v on v.id = i.variant_id
  join product p on p.id = v.product_id
  left join product_text t on t.product_id = p.id and t.country = w.edition
  join product_color k on k.id = v.product_color_id
  left join price r on r.variant_id = v.id and r.country = w.country
  left join stock o on o.variant_id = v.id
  -- What the cart's own order holds while it waits for its payment is there for its buyer.
  left join lateral (
    select case y.source when 'on-hand' then y.quantity end as on_hand, case y.source when 'incoming' then y.quantity end as incoming
    from order_item y where y.order_id = x.id and y.variant_id = v.id
  ) h on true
  where i.cart_id = c.id order by i.id
`;

/**
 * Everything of several visitors' carts in one statement, each as one JSON value: a driver takes longer over many columns than the database
 * over one text. This is the busiest statement of the shop, so it is plain SQL with the names that the code uses: nothing is built or
 * renamed per request.
 *
 * The planner must not see how many visitors an array has: a plan for one seems so much cheaper to it than the plan that it would keep, which
 * is for ten, that it plans every request again, which takes seven times as long as reading one cart. It does not look into a `select`.
 */
const readCartsSql = `
select b.place, row_to_json(b) as cart from (
  select
    w.place, s.customer_id as "customerId",
    c.id as "cartId", c.shipping, c.payment, c.point_id as "pointId", c.later_items as "laterItems", c.repeated,
    pp.external_id || '#' || pp.shipping as "pointKey", pp.shipping as "pointShipping", not pp.disabled as "pointOpen",
    pp.pay_cash as "payCash", pp.pay_card as "payCard", pp.pay_online as "payOnline",
    (select row_to_json(d) from (select ${codeColumns} from discount_code where id = c.discount_code_id) d) as code,
    (
      select json_agg(one order by one.id)
      from (
        select ${voucherColumns} from cart_voucher join voucher on voucher.id = voucher_id where cart_id = c.id
      ) one
    ) as vouchers,
    c.club_checked as "clubChecked", u.password_hash is not null as "hasAccount", m.until, m.until - w.today as days,
    exists (
      select from club_membership p
      where p.customer_id = u.id and p.valid_from is null and p.order_id is distinct from x.id
    ) as pending,
    case when u.password_hash is not null then exists (
      select from shop_order y
      where y.customer_id = u.id and y.country = w.country and y.state not in ('awaiting-payment', 'cancelled')
    ) else false end as "hasOrdered",
    (
      select count(*) from saved_item a
      where (a.session_id = s.id or a.customer_id = case when u.password_hash is not null then u.id end)
        and a.country = w.country and (a.saved_at at time zone w.zone)::date + ${SAVED_ITEM_DAYS} >= (now() at time zone w.zone)::date
    ) as "savedCount",
    (select json_agg(line) from (${linesSql}) line) as lines
  from unnest((select $1::bytea[]), (select $2::text[]), (select $3::date[]), (select $4::text[]), (select $5::text[]))
    with ordinality as w(id_hash, country, today, zone, edition, place)
  join session s on s.id_hash = w.id_hash and s.expires_at > now()
  left join cart c on c.session_id = s.owner_id and c.country = w.country and c.state = 'open'
  left join shop_order x on x.cart_id = c.id and x.state = 'awaiting-payment'
  left join pickup_point pp on pp.id = c.point_id
  left join customer u on u.id = s.customer_id and u.country = w.country and u.deleted_at is null
  left join lateral (select max(valid_until) as until from club_membership where customer_id = u.id) m on true
) b
`;

type OwnColumns = 'shipping' | 'payment' | 'pointId' | 'laterItems' | 'repeated' | 'clubChecked';

interface CartRow
  extends Nullable<Pick<Row<'cart'>, OwnColumns>>,
    Pick<Row<'session'>, 'customerId'>,
    Pick<Row<'pickupPoint'>, 'payCash' | 'payCard' | 'payOnline'> {
  cartId: Row<'cart'>['id'] | null;
  pointKey: string | null;
  pointShipping: Row<'pickupPoint'>['shipping'];
  pointOpen: boolean;
  code: Cart['code'];
  vouchers: Cart['vouchers'] | null;
  hasAccount: boolean;
  until: string | null;
  days: number | null;
  /** There is a membership of another order than the cart's own. */
  pending: boolean;
  savedCount: number;
  hasOrdered: boolean;
  lines: CartLine[] | null;
}

/** The cart that is asked for: `today` is the country's date (YYYY-MM-DD). */
export interface AskedCart extends KnownSession {
  today: string;
  /** Of the names of its goods. */
  edition: Edition;
}

/** The carts of these visitors, in the given order; empty when nothing is stored for a visitor. */
export async function readCarts(db: Kysely<Database>, sessions: readonly AskedCart[]): Promise<Cart[]> {
  const hashes = sessions.map(({ idHash }) => idHash);
  const codes = sessions.map(({ country }) => country);
  const zones = codes.map((code) => countries[code].timeZone);
  const days = sessions.map(({ today }) => today);
  const editions = sessions.map(({ edition }) => edition);
  const query = CompiledQuery.raw(readCartsSql, [hashes, codes, days, zones, editions]);
  const { rows } = await db.withoutPlugins().executeQuery<{ place: number; cart: CartRow }>(query);
  const found = new Map(rows.map(({ place, cart }) => [place, cart]));
  return sessions.map((_, index) => cartOf(found.get(index + 1)));
}

function cartOf(row: CartRow | undefined): Cart {
  if (!row) return emptyCart;
  const {
    customerId,
    cartId,
    shipping,
    payment,
    pointId,
    code,
    hasAccount,
    until,
    days,
    pending,
    savedCount,
    hasOrdered,
  } = row;
  const club = { hasAccount, pending, checked: row.clubChecked ?? false, until, days };
  const point = pointOf(row);
  const [vouchers, lines] = [row.vouchers ?? [], row.lines ?? []];
  const laterItems = row.laterItems ?? 'separately';
  const repeated = row.repeated ?? false;
  const chosen = { shipping, payment, pointId, point, laterItems, repeated };
  return { customerId, cartId, ...chosen, code, vouchers, club, savedCount, hasOrdered, lines };
}

function pointOf({ pointKey, pointShipping, pointOpen, payCash, payCard, payOnline }: CartRow): Cart['point'] {
  if (pointKey === null) return null;
  return { key: pointKey, shipping: pointShipping, isOpen: pointOpen, payCash, payCard, payOnline };
}
