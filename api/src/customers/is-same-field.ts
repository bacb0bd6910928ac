import type { CountryCode } from '@odeta/contracts';
import { writtenIn } from '@odeta/validation';
import { emailKeyOf } from '../identity/email-key.ts';

/** Whether a stored field and a typed one are the same; stored ones may be from before the present rule for typed text. */
export const isSameField = (country: CountryCode, name: string, stored: string, typed: string): boolean =>
  name === 'email'
    ? emailKeyOf(stored) === emailKeyOf(typed)
    : writtenIn(country, stored) === writtenIn(country, typed);
