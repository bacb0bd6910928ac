import { NEWSLETTER_ORDER } from '@odeta/contracts';
import { type Repetition, repeat } from '../background/repeat.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { subscribe } from './newsletter.service.ts';
import { takeRequest } from './newsletter-request.repository.ts';

const EVERY_MS = 5000;

type Subscribing = Pick<SettingsDeps, 'db' | 'settings' | 'now'>;

/**
 * Starts the subscriptions that buyers requested with their orders, in the same way as the newsletter block. A request is deleted in the
 * transaction that queues its e-mail, so that several instances may do so and a crash loses nothing.
 */
export async function subscribeRequested(deps: Subscribing, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await subscribeNext(deps)));
}

function subscribeNext(deps: Subscribing): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const request = await takeRequest(trx);
    if (request) await subscribe(trx, deps, { ...request, source: NEWSLETTER_ORDER });
    return request !== undefined;
  });
}

export const startSubscribingRequested = (
  deps: Subscribing,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Repetition => repeat((signal) => subscribeRequested(deps, signal), { everyMs, onError });
