import { createHash } from 'node:crypto';
import { type CountryCode, SESSION_LIFETIME_SECONDS } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { endPushes } from '../../push/push.repository.ts';
import { mergeCarts, moveLists } from './merge-carts.repository.ts';

/** Seconds without a sign of life after which one who does not want to be remembered is logged out. */
const VISIT_SECONDS = 43_200;

export interface Entering {
  customerId: string;
  country: CountryCode;
  /** By which the browser was known, and by which it is known from now on. */
  before: Buffer;
  after: Buffer;
  rememberMe: boolean;
  /** Browser and system, by which the customer knows it again. */
  device: string;
}

/**
 * The browser becomes one of the customer's, under a new id, and shares cart and lists with his other ones. Returns how many
 * lines the account's cart has added to the visit's.
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

/** Ends the log-in: whoever has the former id is nobody from now on. The cart stays with the account. */
export async function leaveAccount(trx: Transaction<Database>, idHash: Buffer): Promise<void> {
  await endPushes(trx, sql`s.id_hash = ${idHash}`);
  const gone = { customerId: null, homeId: null, expiresAt: sql<Date>`now()` };
  await trx.updateTable('session').set(gone).where('idHash', '=', idHash).execute();
}

/** What all browsers of a customer share belongs to a row that no browser has the id of. Locked until the transaction ends. */
async function findAccountSession(trx: Transaction<Database>, customerId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into session (id_hash, customer_id, expires_at) values (${accountHash(customerId)}, ${customerId}, '9999-12-31')
    on conflict (id_hash) do update set customer_id = excluded.customer_id
    returning id
  `.execute(trx);
  return rows[0]?.id ?? 0;
}

const accountHash = (customerId: string) => createHash('sha256').update(`home of ${customerId}`).digest();

/** The browser's own row, and the guest who it was until now. */
async function findVisit(trx: Transaction<Database>, idHash: Buffer) {
  const { rows } = await sql<{ id: number; guestId: string | null }>`
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

/** What a guest added on the way stays his. */
async function moveAddresses(trx: Transaction<Database>, guestId: string, customerId: string) {
  await sql`
    delete from address where customer_id = ${customerId} and one_time
      and exists (select from address a where a.customer_id = ${guestId} and a.one_time)
  `.execute(trx);
  await trx.updateTable('address').set({ customerId }).where('customerId', '=', guestId).execute();
}
