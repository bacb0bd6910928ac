import type { CartItem } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';

/** I2. `38` of `size/38`, `XS` of `size/xs`; `null` for goods that come in one size. */
export function sizeOf(name: string): string | null {
  const size = name.slice(name.indexOf('/') + 1);
  return size === 'one' ? null : size.toUpperCase();
}

/** Colour and size in words. */
export function useVariantText(unit: string) {
  const t = useTexts(unit);
  return ({ color, size }: Pick<CartItem, 'color' | 'size'>) => {
    const name = sizeOf(size.name);
    return name === null ? color.name : t('purchase.variant', { color: color.name, size: name });
  };
}
