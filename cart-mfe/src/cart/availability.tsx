import { availabilityStates, type CartItem } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { AvailabilityLine } from '@odeta/ui/products';

export function Availability({ item }: { item: Pick<CartItem, 'availability' | 'piecesLeft' | 'arrivesOn'> }) {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const { availability, piecesLeft, arrivesOn } = item;
  const { supply, key } = availabilityStates[availability];

  function words() {
    if (supply === 'now' && piecesLeft !== null) return t('availability.left', { count: piecesLeft });
    if (key === 'in-stock' && arrivesOn !== null) return t('availability.arrives', { day: format.day(arrivesOn) });
    // The one form of a late date, as above the parcel and in the checkout.
    if (key === 'later' && arrivesOn !== null) return t('availability.comes', { day: format.day(arrivesOn) });
    return t(`availability.${key}`);
  }

  return <AvailabilityLine state={supply}>{words()}</AvailabilityLine>;
}
