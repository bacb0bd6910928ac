import type { TFunction } from 'i18next';
import { useStorefront } from '../storefront/storefront-provider.tsx';

/** The texts of a unit. The language of a page never changes: the country's host decides it. */
export function useTexts(unit: string): TFunction {
  return useStorefront().i18n.getFixedT(null, unit);
}
