import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { editionOf } from '../language/editions.ts';

/** Per browser, against misuse by programs. */
const MOST_WAITING = 50;
/** Notices per transaction. */
const AT_ONCE = 100;

/** Stores a request once for each variant. Returns `false` when the browser has too many others. */
export async function saveStockPush(trx: Transaction<Database>, pushId: number, variantId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_push (push_id, variant_id)
    select ${pushId}, ${variantId}::bigint
    where (
      select count(*) from stock_push where push_id = ${pushId} and variant_id <> ${variantId}::bigint
    ) < ${MOST_WAITING}
    on conflict (push_id, variant_id) do update set created_at = now()
    returning id
  `.execute(trx);
  return rows.length > 0;
}

/** Queues the push notifications for products that are back in stock, and deletes their requests. Returns how many. */
export async function queueStockPushes(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql`
    with due as (
      select w.id from stock_push w
      join stock o on o.variant_id = w.variant_id and o.on_hand > o.reserved
      join variant v on v.id = w.variant_id and v.active
      join product p on p.id = v.product_id and p.active
      order by w.id limit ${AT_ONCE} for update of w skip locked
    ), taken as (
      delete from stock_push w using due where w.id = due.id returning w.id, w.push_id, w.variant_id
    )
    insert into outbox (key, kind, country, recipient, data)
    select 'push-stock-back:' || t.id, 'push-stock-back', p.country, p.id::text,
      jsonb_build_object('variantId', t.variant_id::text, 'origin', p.origin)
    from taken t join push_subscription p on p.id = t.push_id
    on conflict (key) do nothing
    returning id
  `.execute(trx);
  return rows.length;
}

/** The product in the country's language; `undefined` when it is not sold there any more. */
export async function findGoods(
  db: Kysely<Database>,
  variantId: string,
  country: KnownSession['country'],
): Promise<{ name: string; color: string; size: string; url: string } | undefined> {
  const { rows } = await sql<{ name: string; color: string; size: string; url: string }>`
    select t.name, '/p/' || t.slug || '?color=' || k.color as url, coalesce(c.names ->> ${editionOf(country)}::text, c.names ->> ${country}::text) as color, 'size/' || v.size as size
    from variant v
    join product_text t on t.product_id = v.product_id and t.country = ${editionOf(country)}
    join product_color k on k.id = v.product_color_id
    join color c on c.code = k.color
    where v.id = ${variantId}::bigint
  `.execute(db);
  return rows[0];
}
