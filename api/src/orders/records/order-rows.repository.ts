import type { CustomerFields, InvoiceCompany, PickupPoint, Summary } from '@odeta/contracts';
import { CompiledQuery, type Insertable, type Transaction } from 'kysely';
import type { PendingConsents } from '../../db/column-types.ts';
import type { Database } from '../../db/database.ts';
import type { NewEmail } from '../../outbox/outbox.repository.ts';

/** JSON columns take objects here, not text. */
type OrderRow = Omit<
  Insertable<Database['shopOrder']>,
  'id' | 'summary' | 'billTo' | 'shipTo' | 'invoiceTo' | 'pendingConsents' | 'pickupPoint' | 'versions'
> & {
  id: string;
  pickupPoint: PickupPoint | null;
  summary: Summary;
  billTo: CustomerFields;
  shipTo: CustomerFields;
  invoiceTo: InvoiceCompany | null;
  pendingConsents: PendingConsents | null;
  versions: Readonly<Record<string, string>> | null;
};

export interface OrderRows {
  order: OrderRow;
  /** Whether it replaces the cart's unpaid order in the same row. */
  isAnew: boolean;
  items: readonly Insertable<Database['orderItem']>[];
  event: { orderId: string; type: string; data: object };
  /** With the versions of the accepted texts; empty while the order waits for its payment. */
  consents: readonly Insertable<Database['consent']>[];
  /** At most one. */
  newsletterRequests: readonly Insertable<Database['newsletterRequest']>[];
  /** Empty while the order waits for its payment: it is confirmed when it is paid. */
  emails: readonly NewEmail[];
  /** Empty while the order waits for its payment: it is entered when it is paid. */
  ledger: readonly Insertable<Database['ledgerEntry']>[];
  /** `null`: the cart stays open until the order is paid. Lines that were not ordered move to a new cart. */
  ordered: { cartId: number; entryIds: readonly number[] } | null;
}

/**
 * Reserves the pieces of all items and stores everything in one statement, because the number of statements costs more time than their
 * work. Returns the variants with enough stock; the caller rolls back when one is missing.
 */
export async function writeRows(trx: Transaction<Database>, rows: OrderRows): Promise<Set<number>> {
  const { order, isAnew, items, event, consents, newsletterRequests, emails, ledger, ordered } = rows;
  if (isAnew) await trx.deleteFrom('orderItem').where('orderId', '=', order.id).execute();
  const written = [[order], items, [event], consents, newsletterRequests, emails, ledger].map((list) =>
    list.map(columnsOf),
  );
  const [orders, ...others] = written.map((list) => Object.keys(list[0] ?? {}));
  const statement = [
    takePieces,
    isAnew ? changeOrder(orders ?? []) : insertInto('shop_order', orders ?? [], 1),
    ...['order_item', 'order_event', 'consent', 'newsletter_request', 'outbox', 'ledger_entry'].map((table, at) =>
      insertInto(table, others[at] ?? [], at + 2),
    ),
    ...(ordered ? [closeCart] : []),
  ].join(', ');
  const values: unknown[] = [
    ...written.map((list) => JSON.stringify(list)),
    ...(['variantId', 'quantity', 'source'] as const).map((name) => items.map((item) => item[name])),
  ];
  if (ordered) values.push(ordered.cartId, ordered.entryIds);
  const query = CompiledQuery.raw(`with ${statement} select variant_id as "variantId" from taken`, values);
  const { rows: taken } = await trx.withoutPlugins().executeQuery<{ variantId: number }>(query);
  return new Set(taken.map(({ variantId }) => variantId));
}

/**
 * The items are arrays, for which the planner expects few rows; for JSON it expects a hundred, and would scan the whole stock. Locks rows
 * in the order of their ids, so that two orders cannot deadlock. Check and reservation are one statement, so that no two buyers get the
 * same piece.
 */
const takePieces = `
  requested as materialized (
    select w.variant_id, w.quantity, w.source
    from unnest($8::bigint[], $9::int[], $10::text[]) as w(variant_id, quantity, source)
    join stock s on s.variant_id = w.variant_id
    order by w.variant_id for update of s
  ), taken as (
    update stock s set
      reserved = s.reserved + case w.source when 'on-hand' then w.quantity else 0 end,
      preordered = s.preordered + case w.source when 'incoming' then w.quantity else 0 end
    from requested w
    where s.variant_id = w.variant_id
      and case w.source when 'on-hand' then s.on_hand - s.reserved else s.incoming - s.preordered end >= w.quantity
    returning s.variant_id
  )`;

const insertInto = (table: string, columns: readonly string[], place: number) =>
  columns.length === 0
    ? `no_${table} as (select $${place}::json)`
    : `new_${table} as (
        insert into ${table} (${columns.join(', ')})
        select ${columns.join(', ')} from json_populate_recordset(null::${table}, $${place}::json)
      )`;

const changeOrder = (columns: readonly string[]) => `changed as (
  update shop_order o set ${columns.map((column) => `${column} = n.${column}`).join(', ')}, placed_at = now()
  from json_populate_recordset(null::shop_order, $1::json) n where o.id = n.id
)`;

const closeCart = `
  closed as (
    update cart set state = 'ordered', updated_at = now() where id = $11 returning session_id, country
  ), fresh as (
    insert into cart (session_id, country) select session_id, country from closed
    where exists (select from cart_item where cart_id = $11 and id <> all($12::bigint[])) returning id
  ), left_over as (
    update cart_item i set cart_id = fresh.id from fresh where i.cart_id = $11 and i.id <> all($12::bigint[])
  )`;

const columnsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
