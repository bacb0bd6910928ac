import type { CartItem } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { sizeName } from '../ui/size-name.ts';

/** Colour and size in words. */
export function useVariantText(unit: string) {
  const t = useTexts(unit);
  return ({ color, size }: Pick<CartItem, 'color' | 'size'>) => {
    const name = sizeName(size.name);
    return name === null ? color.name : t('purchase.variant', { color: color.name, size: name });
  };
}
