import { subscribeNewsletter } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { sendSubscription } from './newsletter.api.ts';
import { readQueue, writeQueue } from './queue.ts';

/** R8. Sends addresses again that an earlier page could not send; any answer of the server counts as received. */
export async function sendQueue({ api, logger }: Storefront, page: Window) {
  for (const email of readQueue(page)) {
    try {
      await sendSubscription(api, email, { suppressMessages: true });
    } catch (error) {
      logger.log('error', subscribeNewsletter.path, error);
      return;
    }
    writeQueue(
      page,
      readQueue(page).filter((other) => other !== email),
    );
  }
}
