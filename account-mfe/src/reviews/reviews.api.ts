import { changeReview, deleteReview, type InputOf, readOwnReviews, writeReview } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const quietly = { suppressMessages: true };

export const fetchOwnReviews = (api: ApiClient) => api.send(readOwnReviews, {}, quietly);

export const sendReview = (api: ApiClient, review: InputOf<typeof writeReview>) =>
  api.send(writeReview, review, quietly);

export const sendChange = (api: ApiClient, review: InputOf<typeof changeReview>) =>
  api.send(changeReview, review, quietly);

export const sendDelete = (api: ApiClient, reviewId: string) => api.send(deleteReview, { reviewId }, quietly);
