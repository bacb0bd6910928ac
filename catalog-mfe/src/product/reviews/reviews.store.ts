import { type HeightBand, REVIEWS_PAGE_SIZE, type Review, type ReviewSort } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, proxy } from '@odeta/storefront/state';
import { fetchReviews } from './reviews.api.ts';

/** Filters of the reviews; an empty value means all. */
export interface ReviewChoice {
  stars: '' | '1' | '2' | '3' | '4' | '5';
  /** Without `size/`. */
  size: string;
  height: '' | HeightBand;
  photos: '' | '1';
  sort: ReviewSort;
}

export const anyReview: ReviewChoice = { stars: '', size: '', height: '', photos: '', sort: 'newest' };

interface ReviewsState {
  /** `retrying` is `loading` after a failure, by the button that says so. */
  status: 'idle' | 'loading' | 'failed' | 'retrying';
  choice: ReviewChoice;
  /** The filters of the shown reviews; differs from `choice` if that one could not be loaded. */
  shownChoice: ReviewChoice;
  /** Loaded reviews; `null` while those that came with the product are shown. */
  reviews: Review[] | null;
  /** Number of reviews that match the filters; `null` before the first request. */
  found: number | null;
}

/** Loads further reviews of the product, also with filters. */
export function createReviewsStore({ api }: Storefront) {
  const state = proxy<ReviewsState>({
    status: 'idle',
    choice: anyReview,
    shownChoice: anyReview,
    reviews: null,
    found: null,
  });
  const latest = latestOnly();

  async function fetch(slug: string, page: number, status: 'loading' | 'retrying' = 'loading') {
    const { choice } = state;
    state.status = status;
    try {
      const answer = await latest(fetchReviews(api, slug, { ...choice, page: String(page) }));
      if (!answer) return;
      const before = page === 1 ? [] : (state.reviews ?? []);
      const known = new Set(before.map(({ id }) => id));
      Object.assign(state, {
        status: 'idle',
        shownChoice: choice,
        found: answer.writtenCount,
        reviews: [...before, ...answer.reviews.filter(({ id }) => !known.has(id))],
      });
    } catch {
      // The shown reviews stay, and the next click tries again.
      state.status = 'failed';
    }
  }

  return {
    state,

    /** New filters start with the first page; the latest request wins. */
    async choose(slug: string, part: Partial<ReviewChoice>) {
      state.choice = { ...state.choice, ...part };
      await fetch(slug, 1);
    },

    /** Loads the next page, or the first one if new filters failed. If a new review shifts the pages, a repeated one is left out. */
    async more(slug: string) {
      if (state.status === 'loading' || state.status === 'retrying') return;
      const isNext = state.shownChoice === state.choice;
      const page = isNext ? Math.floor((state.reviews?.length ?? 0) / REVIEWS_PAGE_SIZE) + 1 : 1;
      await fetch(slug, page, state.status === 'failed' ? 'retrying' : 'loading');
    },
  };
}
