import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Shows that the cheap checks of a request have passed: its limits, its proof, its right to the call. Expensive work takes it as a
 * parameter, so that it cannot begin before them. Only `admit` makes one.
 */
export interface Admission {
  readonly [admitted]: true;
}
declare const admitted: unique symbol;

/**
 * Runs the checks, which throw, in a transaction that ends before the expensive work begins: a proof or an attempt that they have used up
 * is used up for concurrent requests, too, and for a work that fails.
 */
export async function admit(
  db: Kysely<Database>,
  checks: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<Admission> {
  await db.transaction().execute(checks);
  return {} as Admission;
}
