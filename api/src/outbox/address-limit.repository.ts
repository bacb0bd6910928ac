import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { mailboxKeyOf } from '../identity/mailbox-key.ts';

/** Letters that an address may get at once. */
const MOST = 10;
/** More of them for people who have lost access: letters of other kinds cannot use these up. */
const RESERVED = 5;
/** After this time it may get one more. */
const REFILL_SECONDS = 2 * 3600;

const keyOf = (address: string) =>
  createHash('sha256')
    .update(`letters|${mailboxKeyOf(address)}`)
    .digest();

/**
 * Counts a letter to an address, for all forms, countries and processes together. `false`: the limit is reached, and it was not counted. A
 * leaky bucket: `blocked_until` is the time at which the address has its full number again.
 */
export async function takeLetter(
  trx: Transaction<Database>,
  address: string,
  { isRecovery }: { isRecovery: boolean },
): Promise<boolean> {
  const most = isRecovery ? MOST + RESERVED : MOST;
  const counted = sql`greatest(a.blocked_until, clock_timestamp()) + make_interval(secs => ${REFILL_SECONDS}::int)`;
  const { rows } = await sql`
    insert into attempt as a (key, count, last_at, blocked_until)
    values (${keyOf(address)}, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => ${REFILL_SECONDS}::int))
    on conflict (key) do update set count = a.count + 1, last_at = clock_timestamp(), blocked_until = ${counted}
    where ${counted} <= clock_timestamp() + make_interval(secs => ${most * REFILL_SECONDS}::int)
    returning a.key
  `.execute(trx);
  return rows.length > 0;
}
