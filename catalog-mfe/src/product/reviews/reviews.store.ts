import { type HeightBand, REVIEWS_PAGE_SIZE, type Review, type ReviewSort } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { latestOnly, proxy } from '@odeta/storefront/state';
import { fetchReviews } from './reviews.api.ts';

/** Which reviews are shown; empty: all. */
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
  status: 'idle' | 'loading' | 'failed';
  choice: ReviewChoice;
  /** Of the reviews that are shown; another one than the choice that could not be fetched. */
  shownChoice: ReviewChoice;
  /** What was fetched; `null`: those that came with the product are shown. */
  reviews: Review[] | null;
  /** How many the choice has; `null` before it was asked. */
  found: number | null;
}

/** P11. Further reviews of the page's product, and those that are chosen. */
export function createReviewsStore({ api }: Storefront) {
  const state = proxy<ReviewsState>({
    status: 'idle',
    choice: anyReview,
    shownChoice: anyReview,
    reviews: null,
    found: null,
  });
  const latest = latestOnly();

  async function fetch(slug: string, page: number) {
    const { choice } = state;
    state.status = 'loading';
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
      // What is there stays, and the next press tries again.
      state.status = 'failed';
    }
  }

  return {
    state,

    /** Another choice begins at its first page; the latest one wins. */
    async choose(slug: string, part: Partial<ReviewChoice>) {
      state.choice = { ...state.choice, ...part };
      await fetch(slug, 1);
    },

    /** The next page, or the first one of a choice that failed; one that came in between may bring a review twice, which is shown once. */
    async more(slug: string) {
      if (state.status === 'loading') return;
      const isNext = state.shownChoice === state.choice;
      await fetch(slug, isNext ? Math.floor((state.reviews?.length ?? 0) / REVIEWS_PAGE_SIZE) + 1 : 1);
    },
  };
}
