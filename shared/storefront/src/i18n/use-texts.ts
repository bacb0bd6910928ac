import { useStorefront } from '../storefront-provider.tsx';
import type { Translate } from './create-i18n.ts';

/** The texts of a unit. The language of a page is fixed by the country's host. */
export function useTexts(unit: string): Translate {
  return useStorefront().i18n.getFixedT(null, unit);
}
