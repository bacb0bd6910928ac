import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';
import { endPushes } from '../../push/push.repository.ts';
import { dayOf } from '../../settings/country-day.ts';

export interface LogInRow extends Pick<Row<'session'>, 'device' | 'loggedInAt'> {
  /** As text. */
  id: `${Row<'session'>['id']}`;
  /** YYYY-MM-DD; no more precise, because visits are stored once a day. */
  lastUsedOn: string;
  isThis: boolean;
}

/** The browsers of a customer, `session s`. The row that they share has no `home_id` and does not belong to a browser. */
const browsersOf = (customerId: string) =>
  sql`s.customer_id = ${customerId} and s.home_id is not null and s.expires_at > now()`;

/** The current browser first. */
export async function findLogIns(
  db: Kysely<Database>,
  customerId: string,
  { idHash, country }: KnownSession,
): Promise<LogInRow[]> {
  const { rows } = await sql<LogInRow>`
    select id::text, device, logged_in_at, id_hash = ${idHash} as is_this,
      ${dayOf(country, sql`least(now(), expires_at - make_interval(secs => lifetime))`)} as last_used_on
    from session s where ${browsersOf(customerId)}
    order by id_hash = ${idHash} desc, expires_at - make_interval(secs => lifetime) desc, id desc
  `.execute(db);
  return rows;
}

/** Ends all log-ins of the customer except the one of `except`, or only the one with `id`. Returns how many were ended. */
export async function endLogIns(
  trx: Transaction<Database>,
  customerId: string,
  { except, id }: { except?: Buffer | undefined; id?: string | undefined } = {},
): Promise<number> {
  const ended = sql`${browsersOf(customerId)}
    ${except ? sql`and s.id_hash <> ${except}` : sql``}
    ${id === undefined ? sql`` : sql`and s.id::text = ${id}`}`;
  await endPushes(trx, ended);
  const { numAffectedRows } = await sql`
    update session s set customer_id = null, home_id = null, expires_at = now() where ${ended}
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
