import { type Kysely, sql } from 'kysely';

/** Columns that refer to an owner, with the query for their values of a session (`$session`) and of the columns above. */
const ownColumns: Record<string, string> = {
  session_id: 'select unnest(array[id, home_id, owner_id]) as id from session where id = $session',
  customer_id: 'select customer_id as id from session where id = $session',
  cart_id: 'select id from cart where session_id in (table own_session_id)',
  order_id:
    'select id from shop_order where session_id in (table own_session_id) or customer_id in (table own_customer_id)',
  return_id: 'select id from return_case where order_id in (table own_order_id)',
  review_id: 'select id from review where customer_id in (table own_customer_id)',
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
  const owners = Object.entries(ownColumns).map(([column, query]) =>
    sql.raw(`own_${column} as materialized (${query.replaceAll('$session', String(session))})`),
  );
  const owned = columns.map(
    ({ table, column }) => sql`
      select ${sql.lit(`${table} `)} || t::text as row from ${sql.table(table)} t
      where ${sql.ref(column)} in (table ${sql.raw(`own_${column}`)})
    `,
  );
  // One statement for all tables, because hundreds of tests do this twice.
  const { rows } = await sql<{ row: string }>`
    with ${sql.join(owners)} ${sql.join(owned, sql` union all `)} order by 1
  `.execute(db);
  return rows.map(({ row }) => row);
}
