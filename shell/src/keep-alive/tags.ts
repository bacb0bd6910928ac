import { readDynamicData } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { withoutOneTimeParameters } from '../document/one-time-parameters.ts';
import { fetchTags } from './keep-alive.api.ts';

export async function readTags({ api, events, logger }: Storefront, page: Window) {
  const query = Object.fromEntries(new URLSearchParams(withoutOneTimeParameters(page.location.search)));
  try {
    const { hurraTagManager, purchaseToReport } = await fetchTags(api, query);
    events.emit('tracking.reported', { fact: 'tags-read', tags: hurraTagManager });
    if (purchaseToReport) events.emit('tracking.reported', { fact: 'purchase-found', ...purchaseToReport });
  } catch (error) {
    logger.log('error', readDynamicData.path, error);
  }
}
