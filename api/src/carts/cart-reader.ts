import { createBatch } from '../db/batch.ts';
import type { Session } from '../http/session.ts';
import { editionOf } from '../language/editions.ts';
import { type Cart, emptyCart } from '../pricing/cart.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { type AskedCart, readCarts } from './read-carts.repository.ts';

/** Reads visitors' carts; carts that are requested at the same time are read with one statement. */
export function createCartReader({
  db,
  settings,
  now,
}: Pick<SettingsDeps, 'db' | 'settings' | 'now'>): (session: Pick<Session, 'idHash' | 'country'>) => Promise<Cart> {
  const read = createBatch((sessions: readonly AskedCart[]) => readCarts(db, sessions));
  return async ({ idHash, country }) =>
    idHash
      ? read({ idHash, country, today: settings.of(country).today(now()), edition: editionOf(country) })
      : emptyCart;
}
