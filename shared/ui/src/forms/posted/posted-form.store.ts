import type { PostedForm } from '@odeta/contracts';
import { proxy } from '@odeta/storefront/state';

/** A form of the page that was posted without scripts and refused. */
export function createPostedFormStore() {
  return { state: proxy<{ posted: PostedForm | null }>({ posted: null }) };
}
createPostedFormStore.storeKey = 'posted-form';
