export const REVIEW_FORM = 'account.review';

const STARS = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'];
const FITS = { '-1': -1, '0': 0, '1': 1 } as const;

/** `null` if none was chosen. */
export const starsOf = (value: string): number | null => (STARS.includes(value) ? Number(value) : null);
export const fitOf = (value: string): -1 | 0 | 1 | null =>
  Object.hasOwn(FITS, value) ? FITS[value as keyof typeof FITS] : null;
