import { type Kysely, sql } from 'kysely';
import { contentTypeOf, isPdf } from '../../attachments/attached-file.ts';
import type { Database } from '../../db/database.ts';
import { emailKeyOf } from '../../identity/email-key.ts';

/** Tables without personal data, or with nothing but secrets. */
const leftOut = new Set([
  'idempotency',
  'one_time_token',
  'order_code',
  'rate_count',
  'attempt',
  'bot_proof',
  'canary_visit',
  'push_subscription',
  'passkey_challenge',
  'log_in_code',
]);
/** Columns with secrets, or that only serve to find rows. */
const secrets = [
  'password_hash',
  'id_hash',
  'token_hash',
  'request_digest',
  'email_key',
  'key',
  'token',
  'grant_hash',
  'code_hash',
  'pdf',
  'public_key',
  // A thumbnail of a photo that is exported in its stored size.
  'small',
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
    ...ownersOfParts(id, emailKeyOf(email), orders),
  };
};

/** Tables that refer to the customer indirectly: photos of reviews, lines and files of returns, files of messages, lines of parcels. */
const ownersOfParts = (id: string, emailKey: string, orders: ReturnType<typeof sql>) => ({
  review_id: sql`t.review_id in (select r.id from review r where r.customer_id = ${id})`,
  return_id: sql`t.return_id in (select r.id from return_case r where r.order_id in ${orders})`,
  message_id: sql`t.message_id in (select m.id from contact_message m where lower(m.email) = ${emailKey})`,
  parcel_id: sql`t.parcel_id in (select p.id from parcel p where p.order_id in ${orders})`,
});

/**
 * All rows that belong to the customer by one of these columns, in any table: a new table is found by the names of its columns. The e-mail
 * counts only in tables without another such column.
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

/** Each table once, with the column that identifies the owner most precisely. */
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
  return rows.map(({ row }) => withFiles(row));
}

/** Columns with the content of a file, which PostgreSQL writes to JSON as `\x` and hexadecimal digits. */
const files = new Set(['content', 'large']);

const withFiles = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      files.has(name) && typeof value === 'string' ? fileUrl(value) : value,
    ]),
  );

/** A data URL, which browsers can open. */
function fileUrl(written: string): string {
  const bytes = Buffer.from(written.slice(2), 'hex');
  const isJpeg = bytes.subarray(0, 2).toString('hex') === 'ffd8';
  const type = isJpeg || isPdf(bytes) ? contentTypeOf(bytes) : 'image/webp';
  return `data:${type};base64,${bytes.toString('base64')}`;
}
