import { type CartItem, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';

export function useVariantText(unit: string) {
  const t = useTexts(unit);
  return ({ color, size }: Pick<CartItem, 'color' | 'size'>) => {
    const name = sizeName(size.name);
    return name === null ? color.name : t('purchase.variant', { color: color.name, size: name });
  };
}
