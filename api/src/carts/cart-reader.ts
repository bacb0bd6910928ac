import type { Kysely } from 'kysely';
import { createBatch } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { type Cart, emptyCart } from '../pricing/cart.ts';
import { readCarts } from './read-carts.repository.ts';

/** Reads visitors' carts; carts that are requested at the same time are read with one statement. */
export function createCartReader(
  db: Kysely<Database>,
): (session: Pick<Session, 'idHash' | 'country'>) => Promise<Cart> {
  const read = createBatch((sessions: readonly KnownSession[]) => readCarts(db, sessions));
  return async ({ idHash, country }) => (idHash ? read({ idHash, country }) : emptyCart);
}
