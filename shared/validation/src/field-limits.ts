import type { CountryCode } from '@odeta/contracts';
import type { CustomerField } from './address-fields.ts';

/** H19. In characters. */
export const LONGEST_FIELD = 1000;

const limits: Partial<Record<CustomerField, number>> = {
  streetNumber: 29,
  flatNumber: 30,
  building: 5,
  staircase: 5,
  floor: 5,
  familyName: 16,
};

const limitsIn: Partial<Record<CountryCode, Partial<Record<CustomerField, number>>>> = {
  ro: { flatNumber: 4 },
  ua: { streetNumber: 24, flatNumber: 25 },
};

/** H4–H7, H19. Maximum number of characters of a field. */
export const fieldLimit = (country: CountryCode, field: CustomerField) =>
  limitsIn[country]?.[field] ?? limits[field] ?? LONGEST_FIELD;
