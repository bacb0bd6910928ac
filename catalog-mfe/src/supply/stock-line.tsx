import { availabilityStates, type Variant } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { AvailabilityLine } from '@odeta/ui/products';
import { supplyOf } from './supply.ts';

/** Whether and when the chosen variant is available. */
export function StockLine({ variant }: { variant: Pick<Variant, 'availability' | 'piecesLeft'> | undefined }) {
  const t = useTexts('catalog');
  const supply = supplyOf(variant);
  const key = `product.stock.${availabilityStates[variant?.availability ?? 3].key}`;
  const isFew = supply === 'now' && typeof variant?.piecesLeft === 'number';
  return (
    <AvailabilityLine state={supply}>
      {isFew ? t('product.stock.left', { count: variant?.piecesLeft ?? 0 }) : t(key)}
    </AvailabilityLine>
  );
}
