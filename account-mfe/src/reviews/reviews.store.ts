import type { OwnReviews } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchOwnReviews, sendDelete } from './reviews.api.ts';

interface ReviewsState extends Attempting {
  reviews: OwnReviews | null;
}

/** Order lines to review, and the customer's reviews. */
export function createReviewsStore({ api, storeOf }: Storefront) {
  const state = proxy<ReviewsState>({ reviews: null, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  async function load() {
    state.reviews = await fetchOwnReviews(api);
  }

  return {
    state,
    load,

    async remove(reviewId: string) {
      if (state.isBusy) return;
      await attempt(
        state,
        async () => {
          await sendDelete(api, reviewId);
          await load();
        },
        hasEnded,
      );
    },
  };
}
createReviewsStore.storeKey = 'account.reviews';
