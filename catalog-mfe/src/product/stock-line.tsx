import type { Variant } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { AvailabilityLine } from '@odeta/shared/ui/products';
import { supplyOf } from './choice.ts';

type Availability = Variant['availability'];

const keys: Record<Availability, string> = {
  0: 'unknown',
  1: 'in-stock',
  2: 'later',
  3: 'sold-out',
  4: 'checking',
  6: 'again',
};

/** I6. Whether and when the chosen variant can be had. */
export function StockLine({ variant }: { variant: Pick<Variant, 'availability' | 'piecesLeft'> | undefined }) {
  const t = useTexts('catalog');
  const supply = supplyOf(variant);
  const key = `product.stock.${keys[variant?.availability ?? 3]}`;
  const isFew = supply === 'now' && typeof variant?.piecesLeft === 'number';
  return (
    <AvailabilityLine state={supply}>
      {isFew ? t('product.stock.left', { count: variant?.piecesLeft ?? 0 }) : t(key)}
    </AvailabilityLine>
  );
}
