import { type AddressFieldName, addressFieldList, type CountryCode } from '@odeta/contracts';

/** H19. In characters. */
export const LONGEST_FIELD = 1000;

/** H4–H7, H19. Maximum number of characters of a field. */
export function fieldLimit(country: CountryCode, field: AddressFieldName): number {
  const { limit, limitIn } = addressFieldList[field];
  return limitIn?.[country] ?? limit ?? LONGEST_FIELD;
}
