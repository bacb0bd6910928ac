import { readDynamicData } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { tagQueueOf } from '../consent/tag-queue.ts';
import { withoutOneTimeParameters } from '../document/one-time-parameters.ts';

/** F7. What the tags of the page may know, with the page's own query; it waits in the queue for consent like all of it. */
export async function readTags({ api, logger }: Storefront, page: Window) {
  const query = Object.fromEntries(new URLSearchParams(withoutOneTimeParameters(page.location.search)));
  try {
    const { hurraTagManager } = await api.send(readDynamicData, query, { suppressMessages: true });
    tagQueueOf(page).push({ event: 'hurraTagManager', hurraTagManager });
  } catch (error) {
    logger.log('error', readDynamicData.path, error);
  }
}
