import { type GoodsBox, type Measures, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';

export interface Measured {
  measures: Snapshot<Measures>;
  goods: GoodsBox;
  /** `size/38`. */
  size: string;
}

/** What a diagram of measures says: whose they are, and the lines of the size in words. */
export function useMeasured({ measures, size }: Measured) {
  const t = useTexts('catalog');
  return {
    caption:
      measures.of === 'body' ? t('product.measures.body', { size: sizeName(size) }) : t('product.measures.goods'),
    lines: measures.lines.flatMap((line) => {
      const value = line.values[size];
      return value ? [{ line, value, label: t('product.measures.line', { name: line.name, value }) }] : [];
    }),
  };
}
