import { createHash } from 'node:crypto';
import { type CountryCode, SESSION_LIFETIME_SECONDS } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { endPushes } from '../../push/push.repository.ts';
import { mergeCarts, moveLists } from './merge-carts.repository.ts';

/** Seconds of inactivity after which a customer who did not tick "remember me" is logged out. */
const VISIT_SECONDS = 43_200;

export interface Entering {
  customerId: string;
  country: CountryCode;
  /** Hashes of the browser's former and of its new session id. */
  before: Buffer;
  after: Buffer;
  rememberMe: boolean;
  /** Browser and operating system, for the customer's list of log-ins. */
  device: string;
}

/**
 * Logs in the browser under a new id; it shares cart and lists with the customer's other browsers. Returns how many lines the account's
 * cart has added to the browser's cart.
 */
export async function enterAccount(trx: Transaction<Database>, entering: Entering): Promise<number> {
  const { customerId, country, after, rememberMe, device } = entering;
  const account = await findAccountSession(trx, customerId);
  const visit = await findVisit(trx, entering.before);
  const merged = await mergeCarts(trx, { visit: visit.id, account, country });
  await moveLists(trx, { visit: visit.id, account, customerId });
  if (visit.guestId) await moveAddresses(trx, visit.guestId, customerId);

  const lifetime = rememberMe ? SESSION_LIFETIME_SECONDS : VISIT_SECONDS;
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetime}::int)`;
  await trx
    .updateTable('session')
    .set({ idHash: after, customerId, homeId: account, lifetime, expiresAt, device, loggedInAt: sql<Date>`now()` })
    .where('id', '=', visit.id)
    .execute();
  return merged;
}

/** Logs out: the former session id is no longer valid. The cart stays with the account. */
export async function leaveAccount(trx: Transaction<Database>, idHash: Buffer): Promise<void> {
  await endPushes(trx, sql`s.id_hash = ${idHash}`);
  const gone = { customerId: null, homeId: null, expiresAt: sql<Date>`now()` };
  await trx.updateTable('session').set(gone).where('idHash', '=', idHash).execute();
}

/** What a customer's browsers share belongs to a row whose id no browser has. Locked until the transaction ends. */
async function findAccountSession(trx: Transaction<Database>, customerId: string): Promise<number> {
  const { rows } = await sql<Pick<Row<'session'>, 'id'>>`
    insert into session (id_hash, customer_id, expires_at) values (${accountHash(customerId)}, ${customerId}, '9999-12-31')
    on conflict (id_hash) do update set customer_id = excluded.customer_id
    returning id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

const accountHash = (customerId: string) => createHash('sha256').update(`home of ${customerId}`).digest();

/** The browser's own row, and the guest that it belonged to until now. */
async function findVisit(trx: Transaction<Database>, idHash: Buffer) {
  const { rows } = await sql<Pick<Row<'session'>, 'id'> & { guestId: Row<'customer'>['id'] | null }>`
    insert into session as s (id_hash, expires_at) values (${idHash}, now())
    on conflict (id_hash) do update set id_hash = excluded.id_hash
    returning id, (
      select u.id from customer u
      where u.id = s.customer_id and s.expires_at > now() and u.password_hash is null
    ) as guest_id
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The row just written is not there');
  return row;
}

/** Addresses that the visitor added as a guest move to the account. */
async function moveAddresses(trx: Transaction<Database>, guestId: string, customerId: string) {
  await sql`
    delete from address where customer_id = ${customerId} and one_time
      and exists (select from address a where a.customer_id = ${guestId} and a.one_time)
  `.execute(trx);
  await trx.updateTable('address').set({ customerId }).where('customerId', '=', guestId).execute();
}
