import { addresses } from './addresses.ts';

/** P11. The form for a line of an order, or for a review that waits. */
export const writeReviewUrl = (asked: { line: string } | { review: string }): string =>
  `${addresses.writeReview.path}?${new URLSearchParams(asked)}`;
