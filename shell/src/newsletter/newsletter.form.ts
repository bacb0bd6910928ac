import type { Message } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { emailOf } from '@odeta/validation';
import { sendSubscription } from './newsletter.api.ts';
import { NEWSLETTER_SENT } from './newsletter-sent.ts';

/** Pages are the same for everyone: the thanks are in all of them, and the address shows them. */
export const subscribeByForm: FormAction = async ({ api }, fields, { path }) => {
  const messages: Message[] = [];
  await sendSubscription(api, emailOf(fields.one('email')), { onMessages: (received) => messages.push(...received) });
  const [first] = messages;
  if (first?.type === 'error') return { errors: { email: first.message } };
  return { to: `${path}#${NEWSLETTER_SENT}` };
};
