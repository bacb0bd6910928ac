import { type GoodsBox, type Measures, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';

export interface Measured {
  measures: Snapshot<Measures>;
  goods: GoodsBox;
  /** `size/38`. */
  size: string;
}

/** As a share of the goods from above: the words of lines up to here stand where the caption does. */
const TOP = 0.12;

/** What a diagram of measures says: whose they are, and the lines of the size in words. */
export function useMeasured({ measures, size }: Measured) {
  const t = useTexts('catalog');
  const isAtTop = ({ direction, at }: Measured['measures']['lines'][number]) => direction === 'across' && at < TOP;
  return {
    /** The words of a line at the upper edge need the place where the caption stands otherwise. */
    isCaptionLow: measures.lines.some(isAtTop),
    caption:
      measures.of === 'body' ? t('product.measures.body', { size: sizeName(size) }) : t('product.measures.goods'),
    lines: measures.lines.flatMap((line) => {
      const value = line.values[size];
      return value ? [{ line, value, label: t('product.measures.line', { name: line.name, value }) }] : [];
    }),
  };
}
