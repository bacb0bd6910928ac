import type { CartItem } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { useStorefront } from '@odeta/shared/storefront';
import { AvailabilityLine } from '@odeta/shared/ui/products';
import type { ComponentProps } from 'react';

type State = ComponentProps<typeof AvailabilityLine>['state'];

const states: Record<CartItem['availability'], [State, string]> = {
  0: ['none', 'unknown'],
  1: ['now', 'in-stock'],
  2: ['later', 'later'],
  3: ['none', 'sold-out'],
  4: ['later', 'checking'],
  6: ['now', 'again'],
};

/** I6. Whether and when the goods come. */
export function Availability({ item }: { item: Pick<CartItem, 'availability' | 'piecesLeft' | 'arrivesOn'> }) {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const { availability, piecesLeft, arrivesOn } = item;
  const [state, key] = states[availability];

  function words() {
    if (state === 'now' && piecesLeft !== null) return t('availability.left', { count: piecesLeft });
    if (key === 'in-stock' && arrivesOn !== null) return t('availability.arrives', { day: format.day(arrivesOn) });
    return t(`availability.${key}`);
  }

  return <AvailabilityLine state={state}>{words()}</AvailabilityLine>;
}
