import type { CountryCode, StockNotice } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

/** Notices per transaction. */
const AT_ONCE = 100;

export interface NewNotice {
  country: CountryCode;
  variantId: string;
  email: string;
  origin: string;
}

export async function isSold(
  trx: Transaction<Database>,
  { country, variantId }: Pick<NewNotice, 'country' | 'variantId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from variant v
    join product p on p.id = v.product_id and p.active
    join price r on r.variant_id = v.id and r.country = ${country}
    where v.id = ${variantId}::bigint and v.active
  `.execute(trx);
  return rows.length > 0;
}

/**
 * Stores a notice whose confirmation e-mail has to be sent. `undefined` when it is confirmed already, or its last e-mail is
 * younger than `pauseSeconds`.
 */
export async function saveNotice(
  trx: Transaction<Database>,
  { country, variantId, email, origin }: NewNotice,
  pauseSeconds: number,
): Promise<{ id: number; round: string } | undefined> {
  const { rows } = await sql<Pick<DueNotice, 'id' | 'round'>>`
    insert into stock_notice as n (country, variant_id, email, origin)
    values (${country}, ${variantId}::bigint, ${email}, ${origin})
    on conflict (country, variant_id, email) do update set state = 'pending', origin = excluded.origin, sent_at = now()
      where n.state <> 'waiting' and n.sent_at <= now() - make_interval(secs => ${pauseSeconds})
    returning id, ${roundOf}
  `.execute(trx);
  return rows[0];
}

/** Part of the idempotency key, so that each round of a notice gets its own e-mail. */
const roundOf = sql`(extract(epoch from n.sent_at) * 1000)::bigint::text as round`;

export interface NoticeRow extends StockNotice, Pick<Row<'stockNotice'>, 'country' | 'origin'> {}

/** A notice with its product in the running language. */
export async function findNotice(db: Kysely<Database>, id: number): Promise<NoticeRow | undefined> {
  const notice = await db.selectFrom('stockNotice').select('country').where('id', '=', id).executeTakeFirst();
  if (!notice) return undefined;
  const edition = editionOf(notice.country);
  const { rows } = await sql<Omit<NoticeRow, 'picture'> & { picture: string }>`
    select n.country, n.origin, n.state, t.name, '/p/' || t.slug || '?color=' || k.color as url,
      k.pictures[1] as picture, coalesce(c.names ->> t.country, c.names ->> n.country) as color, 'size/' || v.size as size
    from stock_notice n
    join variant v on v.id = n.variant_id
    join product_text t on t.product_id = v.product_id and t.country = ${edition}
    join product_color k on k.id = v.product_color_id
    join color c on c.code = k.color
    where n.id = ${id}
  `.execute(db);
  const [row] = rows;
  return row && { ...row, picture: { path: row.picture, alt: `${row.name}, ${row.color}` } };
}

/** Confirms a pending notice and returns its address; `null`, and no effect, when it is confirmed already or its link has expired. */
export async function confirmNotice(trx: Transaction<Database>, id: number, days: number): Promise<string | null> {
  const { rows } = await sql<Pick<Row<'stockNotice'>, 'email'>>`
    update stock_notice set state = 'waiting'
    where id = ${id} and state = 'pending' and sent_at > now() - make_interval(days => ${days})
    returning email
  `.execute(trx);
  return rows[0]?.email ?? null;
}

export async function deleteNotices(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    delete from stock_notice n using stock_notice own
    where own.id = ${id} and n.country = own.country and n.email = own.email
  `.execute(db);
}

/** Ends all requests of the address that wait for goods; the rest is unconfirmed or over. Returns their ids. */
export async function endWaiting(
  trx: Transaction<Database>,
  { country, email, now }: Pick<NewNotice, 'country' | 'email'> & { now: Date },
): Promise<number[]> {
  const { rows } = await sql<Pick<Row<'stockNotice'>, 'id'>>`
    update stock_notice set state = 'sent', sent_at = ${now}
    where country = ${country} and email = ${email} and state = 'waiting' returning id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Undoes `endWaiting` for requests that still exist. */
export async function restoreWaiting(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`update stock_notice set state = 'waiting' where id = any(${[...ids]}::bigint[]) and state = 'sent'`.execute(
    trx,
  );
}

export interface DueNotice extends Pick<Row<'stockNotice'>, 'id' | 'country' | 'email'> {
  round: string;
}

/** Notices whose product is back in stock. They are marked as sent, so that other instances do not find them. */
export async function takeDueNotices(trx: Transaction<Database>): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select n.id from stock_notice n
      join stock o on o.variant_id = n.variant_id and o.on_hand > o.reserved
      join variant v on v.id = n.variant_id and v.active
      join product p on p.id = v.product_id and p.active
      where n.state = 'waiting'
      order by n.id limit ${AT_ONCE} for update of n skip locked
    )
    update stock_notice n set state = 'sent', sent_at = clock_timestamp() from due where n.id = due.id
    returning n.id, n.country, n.email, ${roundOf}
  `.execute(trx);
  return rows;
}
