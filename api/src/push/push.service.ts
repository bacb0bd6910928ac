import {
  appPushEndpoint,
  type PayloadOf,
  type PushTarget,
  type readPushState,
  type renewAppPush,
  type subscribePush,
} from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import type { KnownSession } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import {
  deleteSubscription,
  findSubscription,
  moveSubscription,
  savePushConsent,
  saveSubscription,
} from './push.repository.ts';
import type { Push, PushAddress } from './push-sender.ts';

export interface PushDeps extends Pick<BaseDeps, 'db'> {
  push: Push;
}

/** Throws an `ApiError` for an endpoint that no message may be sent to. */
export function addressOf(push: Push, { country }: Pick<KnownSession, 'country'>, target: PushTarget): PushAddress {
  const address =
    'token' in target
      ? { endpoint: appPushEndpoint(target), p256dh: null, auth: null }
      : { endpoint: target.endpoint, ...target.keys };
  if (push.isUsable(address)) return address;
  throw new ApiError('validation', { validation: { subscription: [textFor(country, 'invalid-field')] } });
}

/** A repeated consent changes nothing and is not recorded in the history. */
export async function subscribe(
  { db, push }: PushDeps,
  session: KnownSession,
  { subscription, source, origin }: PayloadOf<typeof subscribePush> & { origin: string },
): Promise<void> {
  const address = addressOf(push, session, subscription);
  await db.transaction().execute(async (trx) => {
    const { id, wasOn } = await saveSubscription(trx, session, { address, origin, orders: true });
    if (!wasOn) await savePushConsent(trx, id, { active: true, source });
  });
}

export async function isSubscribed(
  { db }: Pick<PushDeps, 'db'>,
  session: KnownSession,
  { endpoint }: PayloadOf<typeof readPushState>,
): Promise<boolean> {
  return (await findSubscription(db, session, endpoint))?.orders ?? false;
}

/** Does nothing if there is no subscription. */
export async function unsubscribe(
  { db }: Pick<PushDeps, 'db'>,
  session: KnownSession,
  { endpoint }: PayloadOf<typeof readPushState>,
): Promise<void> {
  await db.transaction().execute(async (trx: Transaction<Database>) => {
    const known = await findSubscription(trx, session, endpoint);
    if (known) await deleteSubscription(trx, known.id, 'account');
  });
}

/** Replaces the token of the visitor's own subscription, unless another subscription has the new token. */
export async function renew(
  { db, push }: PushDeps,
  session: KnownSession,
  { endpoint, app }: PayloadOf<typeof renewAppPush>,
): Promise<void> {
  const address = addressOf(push, session, app);
  await db.transaction().execute(async (trx) => {
    const known = await findSubscription(trx, session, endpoint);
    if (known) await moveSubscription(trx, known.id, address.endpoint);
  });
}
