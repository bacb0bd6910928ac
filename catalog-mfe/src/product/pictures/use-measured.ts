import { type GoodsBox, type Measures, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';

export interface Measured {
  measures: Snapshot<Measures>;
  goods: GoodsBox;
  /** `size/38`. */
  size: string;
}

/** As a share of the goods' height from above: the text of lines up to here needs the place of the caption. */
const TOP = 0.12;

/** The text of a diagram of measures: its caption, and the lines of the size. */
export function useMeasured({ measures, size }: Measured) {
  const t = useTexts('catalog');
  const isAtTop = ({ direction, at }: Measured['measures']['lines'][number]) => direction === 'across' && at < TOP;
  return {
    /** Whether the caption moves down, because the text of a line at the upper edge needs its place. */
    isCaptionLow: measures.lines.some(isAtTop),
    caption:
      measures.of === 'body' ? t('product.measures.body', { size: sizeName(size) }) : t('product.measures.goods'),
    lines: measures.lines.flatMap((line) => {
      const value = line.values[size];
      return value ? [{ line, value, label: t('product.measures.line', { name: line.name, value }) }] : [];
    }),
  };
}
