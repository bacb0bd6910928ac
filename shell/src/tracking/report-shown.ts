import type { Storefront } from '@odeta/storefront';
import { createFactsStore } from './facts.store.ts';

/** Reports the page of the document, as every later one is reported when it is shown. */
export function reportShown({ storeOf, events }: Storefront, url: string): void {
  storeOf(createFactsStore);
  events.emit('tracking.reported', { fact: 'page-shown', url });
}
