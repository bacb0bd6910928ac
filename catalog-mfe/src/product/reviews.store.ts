import { REVIEWS_PAGE_SIZE, type Review } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchReviews } from './product.api.ts';

interface ReviewsState {
  status: 'idle' | 'loading' | 'failed';
  /** What was fetched beyond those that came with the product. */
  reviews: Review[];
}

/** P11. Further reviews of the page's product. */
export function createReviewsStore({ api }: Storefront) {
  const state = proxy<ReviewsState>({ status: 'idle', reviews: [] });

  return {
    state,

    /** The next page; one that came in between may bring a review twice, which is shown once. */
    async more(slug: string) {
      if (state.status === 'loading') return;
      state.status = 'loading';
      try {
        const page = Math.floor(state.reviews.length / REVIEWS_PAGE_SIZE) + 1;
        const { reviews } = await fetchReviews(api, slug, page);
        const known = new Set(state.reviews.map(({ id }) => id));
        state.reviews.push(...reviews.filter(({ id }) => !known.has(id)));
        state.status = 'idle';
      } catch {
        // What is there stays, and the next press tries again.
        state.status = 'failed';
      }
    },
  };
}
