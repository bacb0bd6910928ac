import type { ReviewRefusal } from '@odeta/contracts/staff';

/** The texts for the author of a review, by the reason for which it is not shown. */
export const refusalTexts = {
  offensive: 'review-refused-offensive',
  'personal-data': 'review-refused-personal-data',
  'not-about-goods': 'review-refused-not-about-goods',
  advertising: 'review-refused-advertising',
  'foreign-photo': 'review-refused-foreign-photo',
} as const satisfies Record<ReviewRefusal, string>;
