import type { Kysely } from 'kysely';
import { createBatch } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import type { Owner, Visitor } from '../http/visitor.ts';
import { type Basket, emptyBasket } from '../pricing/cart.ts';
import { readBaskets } from './read-carts.repository.ts';

/** Reads visitors' carts; those that are asked for at once with one statement. */
export function createBasketReader(
  db: Kysely<Database>,
): (visitor: Pick<Visitor, 'idHash' | 'country'>) => Promise<Basket> {
  const read = createBatch((owners: readonly Owner[]) => readBaskets(db, owners));
  return async ({ idHash, country }) => (idHash ? read({ idHash, country }) : emptyBasket);
}
