import { type Message, NEWSLETTER_ORDER, subscribeNewsletter } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface NewsletterState extends Sending {
  isSent: boolean;
  /** The server's message. */
  answer: string;
}

/** Subscribes the order's e-mail address; the server sends the activation link. */
export function createNewsletterStore({ api, events }: Storefront) {
  const state = proxy<NewsletterState>({ isSent: false, answer: '', ...notSending });

  return {
    state,

    subscribe: mutation(state, async (email: string) => {
      let messages: readonly Message[] = [];
      const onMessages = (received: readonly Message[]) => {
        messages = received;
      };
      await api.send(subscribeNewsletter, { email, source: NEWSLETTER_ORDER }, { onMessages });
      const answer = messages.map(({ message }) => message).join(' ');
      if (messages[0]?.type === 'error') return { problem: { key: null, text: answer } };
      events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'confirmation' });
      return { isSent: true, answer };
    }),
  };
}
