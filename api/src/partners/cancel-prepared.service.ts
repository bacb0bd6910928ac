import type { Kysely } from 'kysely';
import { saveCode } from '../carts/discount-code.repository.ts';
import { openCartFor } from '../carts/open-cart.repository.ts';
import { restoreLines } from '../carts/restore-lines.repository.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { findFormerLines, saveCancelled, takeOut } from './prepared.repository.ts';

/**
 * The shopper returns to the partner without an order: removes the prepared goods from the cart, and puts its former goods back from the
 * buy-later list. Goods that the shopper has added stay. A cart that was ordered or replaced meanwhile is not changed.
 */
export async function cancelPrepared(db: Kysely<Database>, session: KnownSession): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cancelled = await saveCancelled(trx, session);
    if (!cancelled?.cartId || (await openCartFor(trx, session)) !== cancelled.cartId) return;
    await takeOut(trx, cancelled.cartId, cancelled.items);
    if (cancelled.discountCode !== null) await saveCode(trx, cancelled.cartId, null);
    await restoreLines(trx, session, await findFormerLines(trx, cancelled.id));
  });
}
