import type { PayloadOf, placeOrder } from '@odeta/contracts';
import { ApiError } from '../../http/api-error.ts';
import type { Cart } from '../../pricing/cart.ts';
import type { ShippingMethod } from '../../settings/settings.ts';

interface Destination {
  shipping: Pick<ShippingMethod, 'map' | 'group'>;
  point: Cart['point'];
  /** As in `readCheckoutInit`. */
  addressId: string | null;
}

/**
 * Throws an `ApiError` if the parcel would go to another place than the buyer saw. The cart has one choice for all tabs and devices of its
 * owner, and a page shows the one that it has last read.
 */
export function requireDestination(
  { shipping, point, addressId }: Destination,
  seen: PayloadOf<typeof placeOrder>['seen'],
): void {
  const isOther = (was: string | null | undefined, is: string | null) => was !== undefined && was !== is;
  const isElsewhere = shipping.map
    ? isOther(seen?.shippingPointId, point?.key ?? null)
    : shipping.group !== 'pick-up' && isOther(seen?.shippingAddressId, addressId);
  if (isElsewhere) throw new ApiError('destination-changed');
}
