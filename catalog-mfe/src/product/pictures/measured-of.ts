import type { Product } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { supplyOf } from '../../supply/supply.ts';
import { findVariant } from '../buying/choice.ts';
import type { Measured } from './use-measured.ts';

interface Chosen {
  color: string;
  size: string | null;
}

/** The measures over the front picture of the chosen colour: of the chosen size, else of the first one that is in stock. */
export function measuredOf(product: Snapshot<Product>, { color, size }: Chosen): Measured | null {
  const { measures, sizes } = product;
  const goods = product.colors.find(({ code }) => code === color)?.goods;
  if (!measures || !goods) return null;
  const isMeasured = (one: string) => measures.lines.some(({ values }) => values[one]);
  const known = sizes.filter(isMeasured);
  const first = known.find((one) => supplyOf(findVariant(product, color, one)) === 'now') ?? known[0];
  const shown = size && isMeasured(size) ? size : first;
  return shown ? { measures, goods, size: shown } : null;
}
