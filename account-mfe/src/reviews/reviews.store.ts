import type { OwnReviews } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchOwnReviews, sendDelete } from './reviews.api.ts';

interface ReviewsState extends Loading, Sending {
  reviews: OwnReviews | null;
}

/** Order lines to review, and the customer's reviews. */
export function createReviewsStore({ api, storeOf }: Storefront) {
  const state = proxy<ReviewsState>({ reviews: null, ...notLoaded, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);
  const read = async () => ({ reviews: await fetchOwnReviews(api) });

  return {
    state,

    load: resource(state, read),

    remove: mutation(
      state,
      async (reviewId: string) => {
        await sendDelete(api, reviewId);
        return read();
      },
      { isHandled },
    ),
  };
}
createReviewsStore.storeKey = 'account.reviews';
