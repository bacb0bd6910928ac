import type { BloggerState, CountryCode } from '@odeta/contracts';
import { type Kysely, type Nullable, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';

const bloggerColumns = columns('blogger as b', 'status as state', 'reason', 'profile', 'sentAt');
const codeColumns = columns('discountCode as d', 'code', 'percent');

/** The discount code for the readers is `null` until the blogger is active. */
export type BloggerRow = RowOf<typeof bloggerColumns> & Nullable<RowOf<typeof codeColumns>> & { orders: number };

export async function findBlogger(db: Kysely<Database>, customerId: string): Promise<BloggerRow | undefined> {
  const { rows } = await sql<BloggerRow>`
    select ${bloggerColumns}, ${codeColumns},
      (select count(*)::int from discount_use u where u.code_id = b.code_id and not u.released) as orders
    from blogger b left join discount_code d on d.id = b.code_id where b.customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

type Application = Pick<Row<'blogger'>, 'customerId' | 'profile' | 'sentAt' | 'origin' | 'privacyVersion'>;

/** An active blogger stays active; all others wait for a decision. */
export async function saveApplication(db: Kysely<Database>, { profile, ...application }: Application): Promise<void> {
  const values = { ...application, profile: JSON.stringify(profile) };
  const status = sql<BloggerState>`case blogger.status when 'active' then 'active' else 'waiting' end`;
  await db
    .insertInto('blogger')
    .values(values)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ ...values, status, reason: null }))
    .execute();
}

/** A customer on the country's date (YYYY-MM-DD). */
export interface OnDay {
  customerId: string;
  today: string;
}

/** Also ends the code for the blogger's readers. */
export async function deleteBlogger(trx: Transaction<Database>, { customerId, today }: OnDay): Promise<void> {
  await endCode(trx, { customerId, today });
  await trx.deleteFrom('blogger').where('customerId', '=', customerId).execute();
}

/** Sets the last day of validity to yesterday. */
export async function endCode(trx: Transaction<Database>, { customerId, today }: OnDay): Promise<void> {
  await sql`
    update discount_code set valid_until = ${today}::date - 1
    where id = (select code_id from blogger where customer_id = ${customerId})
  `.execute(trx);
}

/** Makes the former code valid again. Returns it, or `undefined` when there is none. */
export async function renewCode(trx: Transaction<Database>, customerId: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<Row<'discountCode'>, 'code'>>`
    update discount_code set valid_until = null
    where id = (select code_id from blogger where customer_id = ${customerId}) returning code
  `.execute(trx);
  return rows[0]?.code;
}

/** Creates the code for the blogger's readers, unless the country has a code of this name. Returns whether it was created. */
export async function giveCode(
  trx: Transaction<Database>,
  { customerId, today, country, code, percent }: OnDay & { country: CountryCode; code: string; percent: number },
): Promise<boolean> {
  const { rows } = await sql`
    with given as (
      insert into discount_code (country, code, name, percent, min_order, valid_from)
      values (${country}, ${code}, ${code}, ${percent}, 0, ${today}::date)
      on conflict (country, upper(code)) do nothing returning id
    )
    update blogger set code_id = given.id from given where customer_id = ${customerId} returning customer_id
  `.execute(trx);
  return rows.length > 0;
}
