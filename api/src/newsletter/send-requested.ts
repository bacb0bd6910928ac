import { NEWSLETTER_ORDER } from '@odeta/contracts';
import { type Repetition, repeat } from '../background/repeat.ts';
import { subscribe } from './newsletter.service.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { deleteRequest, takeRequests } from './newsletter-request.repository.ts';

const EVERY_MS = 5000;
/** Longer than the pause between two e-mails to one address, so that a second try is not taken for a repetition. */
const AGAIN_SECONDS = 300;
const MOST = 25;

type Sending = Pick<NewsletterDeps, 'db' | 'mail' | 'settings' | 'now'>;

/**
 * L4, D10. Sends the activation e-mails that newsletter consents of placed orders ask for, as the newsletter block does. One that
 * the mail server does not take is tried again later. Any number of instances may do so at once.
 */
export async function sendRequested(sending: Sending, onError: (error: unknown) => void): Promise<void> {
  const requests = await takeRequests(sending.db, { againSeconds: AGAIN_SECONDS, most: MOST });
  for (const { orderId, ...request } of requests) {
    await subscribe(sending, { ...request, source: NEWSLETTER_ORDER })
      .then(() => deleteRequest(sending.db, orderId))
      .catch(onError);
  }
}

export const startSendingRequested = (
  sending: Sending,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Repetition => repeat(() => sendRequested(sending, onError), { everyMs, onError });
