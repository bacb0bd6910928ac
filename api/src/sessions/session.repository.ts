import type { CountryCode, Wish } from '@odeta/contracts';
import { type Kysely, type Nullable, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

export interface SessionSummary
  extends Pick<Row<'session'>, 'customerId'>,
    Nullable<Pick<Row<'customer'>, 'firstName'>> {
  hasAccount: boolean;
  wishlist: Wish[];
  cartItemsCount: number;
  userCodesCount: number;
}

/**
 * The data about a visitor for the header, in one statement; `undefined` when nothing is stored for the visitor. `today` is the country's
 * date (YYYY-MM-DD).
 */
export async function findSessionSummary(
  db: Kysely<Database>,
  idHash: Buffer,
  { country, today }: { country: CountryCode; today: string },
): Promise<SessionSummary | undefined> {
  const { rows } = await sql<SessionSummary>`
    select u.id as customer_id, u.first_name, u.password_hash is not null as has_account,
      (select coalesce(json_agg(json_build_object('productId', w.product_id::text, 'color', k.color)), '[]')
        from wishlist_item w join product_color k on k.id = w.product_color_id
        where w.session_id = s.owner_id and w.country = ${country} and w.removed_at is null) as wishlist,
      (select count(*)
        from cart c
        join cart_item i on i.cart_id = c.id and i.checked
        join variant v on v.id = i.variant_id and v.active
        join product p on p.id = v.product_id and p.active
        join stock o on o.variant_id = v.id and (o.on_hand > o.reserved or o.incoming > o.preordered)
        where c.session_id = s.owner_id and c.country = ${country} and c.state = 'open') as cart_items_count,
      (select count(*)
        from discount_code d
        where d.customer_id = u.id and d.country = ${country} and d.valid_from <= ${today}::date
          and (d.valid_until is null or d.valid_until >= ${today}::date)
          and (d.max_uses is null or d.uses < d.max_uses)) as user_codes_count
    from session s
    left join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(db);
  return rows[0];
}

/** F2. Extends the lifetime of an active session; written at most once a day. */
export async function keepSession(db: Kysely<Database>, idHash: Buffer): Promise<void> {
  await sql`
    update session set expires_at = now() + make_interval(secs => lifetime)
    where id_hash = ${idHash}
      and expires_at between now() and now() + make_interval(secs => greatest(lifetime - 86_400, lifetime / 2))
  `.execute(db);
}

/** When a known visitor last left the shop; a time in the future, from a wrong clock, is replaced by the current one. */
export async function saveLeaving(db: Kysely<Database>, idHash: Buffer, at: Date, now: Date): Promise<void> {
  const leftAt = at > now ? now : at;
  await db.updateTable('session').set({ leftAt }).where('idHash', '=', idHash).execute();
}

/** Minutes in which only the confirmation page reports its order, and days after which no page does. */
const OWN_MINUTES = 10;
const REPORTED_DAYS = 30;

/** The visitor's last placed order whose purchase no page has claimed. */
export async function findUnreported(
  db: Kysely<Database>,
  { idHash, country }: { idHash: Buffer; country: CountryCode },
): Promise<{ number: string; placedAt: Date } | undefined> {
  const { rows } = await sql<Pick<Row<'shopOrder'>, 'number' | 'placedAt'>>`
    select o.number, o.placed_at from session s
    join shop_order o on o.session_id in (s.id, s.owner_id) and o.country = ${country}
    where s.id_hash = ${idHash} and s.expires_at > now() and o.purchase_claim is null
      and o.state not in ('awaiting-payment', 'cancelled')
      and o.placed_at between now() - make_interval(days => ${REPORTED_DAYS}) and now() - make_interval(mins => ${OWN_MINUTES})
    order by o.placed_at desc limit 1
  `.execute(db);
  return rows[0];
}
