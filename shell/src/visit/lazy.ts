export { copyText } from '@odeta/ui/copy-text';

import { subscribe as subscribeWithTexts } from '../newsletter/subscribe.ts';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';

/** Code without windows that few visits need, in one chunk. */
export { loadExternalScripts } from '../consent/external-scripts.ts';
export { startCustomer } from '../customer/start-customer.ts';
export { sendQueue } from '../newsletter/send-queue.ts';
export { openStrips } from '../strip/open-strips.ts';

export async function subscribe(...given: Parameters<typeof subscribeWithTexts>) {
  const [storefront] = given;
  await addLaterTexts(storefront);
  return subscribeWithTexts(...given);
}
