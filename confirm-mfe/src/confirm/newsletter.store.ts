import { type Message, NEWSLETTER_ORDER, subscribeNewsletter } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

/** Subscribes the order's e-mail address; the server sends the activation link. */
export function createNewsletterStore({ api, events }: Storefront) {
  const state = proxy({
    status: 'open' as 'open' | 'busy' | 'sent',
    problem: null as Problem | null,
    /** The server's message. */
    answer: '',
  });

  return {
    state,

    async subscribe(email: string) {
      Object.assign(state, { status: 'busy', problem: null });
      let messages: readonly Message[] = [];
      const onMessages = (said: readonly Message[]) => {
        messages = said;
      };
      try {
        await api.send(subscribeNewsletter, { email, source: NEWSLETTER_ORDER }, { onMessages });
        const answer = messages.map(({ message }) => message).join(' ');
        const isRefused = messages[0]?.type === 'error';
        if (isRefused) {
          Object.assign(state, { status: 'open', problem: { key: null, text: answer } });
          return;
        }
        Object.assign(state, { status: 'sent', answer });
        events.emit('tracking.reported', { fact: 'newsletter-signed-up', place: 'confirmation' });
      } catch (error) {
        Object.assign(state, { status: 'open', problem: problemOf(error) });
      }
    },
  };
}
