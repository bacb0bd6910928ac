import type { AddressFields, BookAddress, ShippingAddress } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';
import { fetchAddressBook, sendAddressChoice, sendBookAddress, sendBookDeletion } from './checkout.api.ts';
import type { Choices } from './checkout-state.ts';

type Where = Pick<Choices, 'shipping' | 'shippingAddress'>;

/** The address that is only for this order is not in the book. */
const shownOf = ({ shippingAddress }: Where, addresses: readonly BookAddress[]): ShippingAddress[] => [
  ...shippingAddress.filter(({ id }) => id === '0'),
  ...addresses.map(({ isDefault: _, ...address }) => address),
];

/** Its post code may have changed, so that the address is chosen again. */
export async function changeBookAddress(
  api: ApiClient,
  state: Where,
  { id, ...fields }: AddressFields & { id: string },
): Promise<Partial<Choices>> {
  const { addresses: known } = await fetchAddressBook(api);
  const isDefault = known.some((address) => address.id === id && address.isDefault);
  const { addresses } = await sendBookAddress(api, { ...fields, id, isDefault });
  return { shippingAddress: shownOf(state, addresses), ...(await choose(api, state, id, fields.postCode)) };
}

export async function removeBookAddress(
  api: ApiClient,
  state: Where,
  { id, billingPostCode }: { id: string; billingPostCode: string },
): Promise<Partial<Choices>> {
  const { addresses } = await sendBookDeletion(api, id);
  return { shippingAddress: shownOf(state, addresses), ...(await choose(api, state, null, billingPostCode)) };
}

async function choose(api: ApiClient, { shipping }: Where, id: string | null, shippingPostcode: string) {
  const answer = await sendAddressChoice(api, { shippingAddressId: id, shipping, shippingPostcode });
  const { shippingAddressId, summary, postcode } = answer;
  return { shippingAddressId, summary, isPostCodeRefused: !postcode };
}
