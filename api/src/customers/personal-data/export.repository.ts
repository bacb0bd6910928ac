import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { emailKeyOf } from '../../identity/email-key.ts';

/** Tables that hold nothing about a person, or nothing but secrets. */
const leftOut = new Set([
  'idempotency',
  'one_time_token',
  'order_code',
  'rate_count',
  'attempt',
  'bot_proof',
  'canary_visit',
  'push_subscription',
]);
/** Columns with secrets, and with what is only there to find a row. */
const secrets = [
  'password_hash',
  'id_hash',
  'token_hash',
  'request_digest',
  'email_key',
  'key',
  'token',
  'grant_hash',
  'pdf',
];

interface Owner {
  id: string;
  email: string;
}

const ownersOf = ({ id, email }: Owner) => {
  const orders = sql`(select o.id from shop_order o where o.customer_id = ${id})`;
  return {
    customer_id: sql`t.customer_id = ${id}`,
    order_id: sql`t.order_id in ${orders}`,
    session_id: sql`t.session_id in (select s.id from session s where s.customer_id = ${id})`,
    email: sql`lower(t.email) = ${emailKeyOf(email)}`,
  };
};

/**
 * Every row that is the customer's by one of these columns, in whatever table: one that is still to come is in by the names of its
 * columns. Rows that say an e-mail are his only where they have no other owner.
 */
export async function findOwnRows(
  db: Kysely<Database>,
  owner: Owner,
): Promise<Record<string, Record<string, unknown>[]>> {
  const owners = ownersOf(owner);
  const found: Record<string, Record<string, unknown>[]> = {
    customer: await rowsOf(db, 'customer', sql`t.id = ${owner.id}`),
    order: await rowsOf(db, 'shop_order', owners.customer_id),
  };
  for (const { table, column } of await ownTables(db, Object.keys(owners))) {
    if (table === 'customer' || table === 'shop_order' || leftOut.has(table)) continue;
    const rows = await rowsOf(db, table, owners[column as keyof typeof owners]);
    if (rows.length > 0) found[table] = rows;
  }
  return found;
}

/** Each table once, by the column that says most clearly whose its rows are. */
async function ownTables(db: Kysely<Database>, columns: string[]) {
  const { rows } = await sql<{ table: string; column: string }>`
    select distinct on (c.table_name) c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.column_name = any(${columns})
    order by c.table_name, array_position(${columns}::text[], c.column_name::text)
  `.execute(db);
  return rows;
}

async function rowsOf(db: Kysely<Database>, table: string, isOwn: ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${secrets}::text[] as row from ${sql.table(table)} t where ${isOwn}
  `.execute(db.withoutPlugins());
  return rows.map(({ row }) => row);
}
