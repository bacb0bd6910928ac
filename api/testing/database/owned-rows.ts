import { type Kysely, sql } from 'kysely';

/** Conditions for the session's customer, and for the sessions that share its cart and lists. */
const CUSTOMER = 'customer_id = (select customer_id from session where id = $session)';
const SESSIONS = 'session_id in (select unnest(array[id, home_id, owner_id]) from session where id = $session)';

/** Columns that refer to an owner, with the query for their values of a session. */
const ownColumns: Record<string, string> = {
  session_id: 'select unnest(array[id, home_id, owner_id]) from session where id = $session',
  customer_id: 'select customer_id from session where id = $session',
  cart_id: `select id from cart where ${SESSIONS}`,
  order_id: `select id from shop_order where ${SESSIONS} or ${CUSTOMER}`,
  return_id: `select id from return_case where order_id in (select id from shop_order where ${SESSIONS} or ${CUSTOMER})`,
  review_id: `select id from review where ${CUSTOMER}`,
};

/**
 * Every row of the schema that belongs to the session's visitor, by any of these columns. Equal before and after if nobody changed the
 * visitor's data; new tables are found by the names of their columns.
 */
export async function ownedRows<Tables>(db: Kysely<Tables>, schema: string, session: number): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and attname = any(${Object.keys(ownColumns)})
    order by 1, 2
  `.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const mine = sql.raw((ownColumns[column] ?? '').replaceAll('$session', String(session)));
    const { rows } = await sql<{ row: string }>`
      select ${table} || ' ' || t::text as row from ${sql.table(table)} t where ${sql.ref(column)} in (${mine}) order by 1
    `.execute(db);
    found.push(...rows.map(({ row }) => row));
  }
  return found;
}
