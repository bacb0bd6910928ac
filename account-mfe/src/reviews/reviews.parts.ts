import { accountPage } from '../account/account-page.ts';
import { ReviewsPage } from './reviews.page.tsx';
import { createReviewsStore } from './reviews.store.ts';

export const parts = accountPage({
  page: ReviewsPage,
  title: 'nav.reviews',
  load: ({ storeOf }) => storeOf(createReviewsStore).load(),
});
