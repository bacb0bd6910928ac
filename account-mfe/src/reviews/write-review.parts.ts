import { accountPage } from '../account/account-page.ts';
import { WriteReviewPage } from './write-review.page.tsx';
import { createWriteReviewStore } from './write-review.store.ts';

export const parts = accountPage({
  page: WriteReviewPage,
  title: 'reviews.write-title',
  load: ({ storeOf }, { query }) => storeOf(createWriteReviewStore).load(query),
});
