import { linkPaths, type PayloadOf, type prepareCheckout } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { findVariant } from '../carts/cart.repository.ts';
import { putIn } from '../carts/cart.service.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { findCode, findVoucher, type ShopDay } from '../carts/discount-code.repository.ts';
import { openCart, replaceCart, saveSession } from '../carts/open-cart.repository.ts';
import { moveToSaved } from '../carts/saved-items.repository.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { signedIdOf } from '../identity/signed-id.ts';
import { maxQuantityOf } from '../pricing/availability.ts';
import { todayIn } from '../settings/country-day.ts';
import type { Partner } from './partners.ts';
import {
  findEntryIds,
  type LockedPrepared,
  lockPrepared,
  type PreparedRow,
  saveOpened,
} from './prepared.repository.ts';

/** Minutes for which a link is valid. */
const LINK_MINUTES = 30;

export const LINK_PURPOSE = 'prepared-checkout';

interface Asked {
  partner: Partner;
  country: KnownSession['country'];
  /** Origin of the shop that the partner called. */
  shopOrigin: string;
}

/** Throws an `ApiError` with what cannot be prepared, and then stores nothing. */
export async function prepare(
  { db, secret, now }: Pick<CartDeps, 'db' | 'secret' | 'now'>,
  { items, discountCode, origin, returnUrl }: PayloadOf<typeof prepareCheckout>,
  { partner, country, shopOrigin }: Asked,
): Promise<{ id: string; url: string; expiresAt: string }> {
  const isOwnReturn = returnUrl === undefined || new URL(returnUrl).origin === origin;
  if (!partner.isOrigin(origin) || !isOwnReturn) throw new ApiError('unknown-partner');
  const row = await db.transaction().execute(async (trx) => {
    for (const item of items) await requireOffered(trx, country, item);
    if (discountCode !== undefined) await requireCode(trx, { country, today: todayIn(country, now()) }, discountCode);
    return trx
      .insertInto('preparedCheckout')
      .values({
        ...{ partner: partner.id, country, origin, shopOrigin },
        expiresAt: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})`,
        ...{ returnUrl: returnUrl ?? null, discountCode: discountCode ?? null, items: JSON.stringify(items) },
        ...{ openedAt: null, sessionId: null, cartId: null, cancelledAt: null },
      })
      .returning(['id', 'expiresAt'])
      .executeTakeFirstOrThrow();
  });
  const url = `${shopOrigin}${linkPaths.prepared}${signedIdOf(secret, LINK_PURPOSE, row.id)}`;
  return { id: row.id, url, expiresAt: row.expiresAt.toISOString() };
}

/** By the same rules as the cart. */
async function requireOffered(
  trx: Transaction<Database>,
  country: KnownSession['country'],
  { variantId, quantity }: { variantId: string; quantity: number },
) {
  const variant = await findVariant(trx, { variantId, country, cartId: 0 });
  if (!variant) throw new ApiError('unknown-variant');
  const most = maxQuantityOf(variant);
  if (most === 0) throw new ApiError('sold-out', { message: 'sold-out-item' });
  if (most < quantity) throw new ApiError('not-enough-stock', { parameters: { count: most } });
}

async function requireCode(trx: Transaction<Database>, on: ShopDay, name: string) {
  if ((await findCode(trx, on, name)) ?? (await findVoucher(trx, on, name))) return;
  throw new ApiError('discount-code', { words: textFor(on.country, 'unknown-code'), body: { reason: 'unknown' } });
}

/** Reasons why a link cannot be opened. */
export type Unopened = 'unusable' | 'used' | 'expired' | 'sold-out';

export type Opened =
  | { discountCode: string | null }
  | { why: Unopened }
  /** It belongs to another country's shop, which the browser is redirected to. */
  | { shopOrigin: string };

/**
 * Replaces the visitor's cart by the prepared one. The former goods move to the buy-later list, so that they are neither lost nor ordered.
 * Goods that were sold out meanwhile are left out; when none are left, the link is not used up.
 */
export async function open({ db }: Pick<CartDeps, 'db'>, session: KnownSession, id: string): Promise<Opened> {
  return db.transaction().execute(async (trx) => {
    const row = await lockPrepared(trx, id);
    const unusable = unusableReason(row, session);
    if (!row || unusable) return unusable ?? { why: 'unusable' };
    const sessionId = await saveSession(trx, session.idHash);
    const before = await openCart(trx, sessionId, session.country);
    const offered = await offeredOf(trx, row);
    if (offered.length === 0) return { why: 'sold-out' };
    await moveToSaved(trx, session, await findEntryIds(trx, before));
    const cartId = await replaceCart(trx, before, () => openCart(trx, sessionId, session.country));
    for (const item of offered) await putIn(trx, { cartId, country: row.country, orFewer: true, ...item });
    await saveOpened(trx, id, { cartId, session });
    return { discountCode: row.discountCode };
  });
}

function unusableReason(row: LockedPrepared | undefined, { country }: KnownSession): Opened | null {
  if (!row) return { why: 'unusable' };
  if (row.country !== country) return { shopOrigin: row.shopOrigin };
  if (row.openedAt) return { why: 'used' };
  return row.isExpired ? { why: 'expired' } : null;
}

/** The prepared goods that are still available. */
async function offeredOf(trx: Transaction<Database>, { items, country }: PreparedRow) {
  const known = await Promise.all(
    items.map(async (item) => {
      const variant = await findVariant(trx, { variantId: item.variantId, country, cartId: 0 });
      return variant && maxQuantityOf(variant) > 0 ? [item] : [];
    }),
  );
  return known.flat();
}
