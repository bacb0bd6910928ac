import { type Message, subscribeNewsletter } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { emailOf, email as emailRule } from '@odeta/validation';
import * as v from 'valibot';
import { readConsent } from '../consent/consent.ts';
import { createContentsStore } from '../contents/contents.store.ts';
import { sendSubscription } from './newsletter.api.ts';
import { readQueue, writeQueue } from './queue.ts';

export type Subscription =
  | { step: 'refused'; error: string }
  /** `messages`: the server's messages; the first one is the thanks. */
  | { step: 'sent'; messages: readonly Message[]; hasFailed: boolean };

/** D10, R8. A failed call is logged and repeated later, so that the address is not lost and counts as sent. Needs the texts `windows`. */
export async function subscribe(storefront: Storefront, page: Window, given: string): Promise<Subscription> {
  const { api, events, logger, i18n } = storefront;
  const t = i18n.getFixedT(null, 'windows');
  const email = emailOf(given);
  const problem = await problemOf(storefront, email);
  if (problem) return { step: 'refused', error: t(`newsletter.${problem}`) };

  let messages: readonly Message[] = [];
  const onMessages = (received: readonly Message[]) => {
    messages = received;
  };
  try {
    const { tracking } = await sendSubscription(api, email, { onMessages });
    const [first] = messages;
    if (first?.type === 'error') return { step: 'refused', error: first.message };
    if (tracking) track(storefront, page, tracking);
    events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'form' });
    return { step: 'sent', messages, hasFailed: false };
  } catch (error) {
    logger.log('error', subscribeNewsletter.path, error);
    const kept = writeQueue(page, [...readQueue(page).filter((other) => other !== email), email]);
    if (!kept) return { step: 'refused', error: t('newsletter.failed') };
    return { step: 'sent', messages: [{ type: 'success', message: t('newsletter.queued') }], hasFailed: true };
  }
}

async function problemOf({ storeOf }: Storefront, email: string) {
  if (email === '') return 'required';
  const contents = await storeOf(createContentsStore).read();
  return v.is(v.pipe(v.string(), emailRule(contents?.emailExceptions)), email) ? null : 'email';
}

/** Requests the tracking URL if the visitor agreed to measurement; the response is ignored. */
function track({ logger }: Storefront, page: Window, address: string) {
  if (!readConsent(page.document)?.purposes.includes('measurement')) return;
  page
    .fetch(atob(address), { mode: 'no-cors', credentials: 'omit', keepalive: true })
    .catch((error) => logger.log('warning', 'newsletter tracking', error));
}
