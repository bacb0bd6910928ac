import { addresses } from '../addresses.ts';

/** The URL of the form for an order line, or for a review that awaits moderation. */
export const writeReviewUrl = (asked: { line: string } | { review: string }): string =>
  `${addresses.writeReview.path}?${new URLSearchParams(asked)}`;
