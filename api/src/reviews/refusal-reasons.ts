/** Reasons for which a review may be refused, with the texts for its author. A negative opinion is no reason. */
export const refusalTexts = {
  offensive: 'review-refused-offensive',
  'personal-data': 'review-refused-personal-data',
  'not-about-goods': 'review-refused-not-about-goods',
  advertising: 'review-refused-advertising',
  'foreign-photo': 'review-refused-foreign-photo',
} as const;
export type RefusalReason = keyof typeof refusalTexts;

export const refusalReasons = Object.keys(refusalTexts) as [RefusalReason, ...RefusalReason[]];
