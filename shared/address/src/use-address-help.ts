import { useCounty } from './use-county.ts';
import { type StreetForm, useStreet } from './use-street.ts';
import { useTown } from './use-town.ts';

type AddressForm = Parameters<typeof useTown>[0] & Parameters<typeof useCounty>[0] & StreetForm;

/**
 * What a form fills in of an address while the visitor does: the town, the county, and the house number.
 * @returns `moveNumber` is to be called when a field loses the focus
 */
export function useAddressHelp(form: AddressForm, onChoose?: () => void) {
  useCounty(form);
  return { town: useTown(form, onChoose), moveNumber: useStreet(form) };
}
