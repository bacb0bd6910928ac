import { type askForStockPush, type PayloadOf, sizeName } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { saveSubscription } from '../push/push.repository.ts';
import { addressOf, type PushDeps } from '../push/push.service.ts';
import type { WritePush } from '../push/send-pushes.ts';
import { isSold } from './stock-notice.repository.ts';
import { findGoods, saveStockPush } from './stock-push.repository.ts';

/** Needs no double opt-in, because the browser belongs to the visitor. */
export async function askForPush(
  { db, push }: PushDeps,
  session: KnownSession,
  { variantId, subscription, origin }: PayloadOf<typeof askForStockPush> & { origin: string },
): Promise<void> {
  const address = addressOf(push, session, subscription);
  await db.transaction().execute(async (trx) => {
    if (!(await isSold(trx, { country: session.country, variantId }))) throw new ApiError('unknown-variant');
    const { id } = await saveSubscription(trx, session, { address, origin, orders: false });
    if (!(await saveStockPush(trx, id, variantId))) throw new ApiError('too-many-requests');
  });
}

/** Writers of the push notifications for products that are back in stock. */
export const stockPushWriters = ({ db }: { db: Kysely<Database> }) => {
  const write: WritePush = async ({ country, data: { variantId = '', origin = '' } }) => {
    const goods = await findGoods(db, variantId, country);
    if (!goods) return null;
    const { name, color, size, url } = goods;
    const words = [name, color, sizeName(size)].filter((word) => word !== null).join(', ');
    return {
      title: textFor(country, 'push-back-title'),
      body: textFor(country, 'push-back-body', { goods: words }),
      url: `${origin}${url}`,
    };
  };
  return { 'push-stock-back': write } satisfies Record<string, WritePush>;
};
