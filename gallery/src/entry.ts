import type { useTexts } from '@odeta/storefront/i18n';
import type { ReactNode } from 'react';

export type Texts = ReturnType<typeof useTexts>;

/** A primitive of the interface, with everything that it can look like. */
export interface Entry {
  name: string;
  /** Where it is imported from. */
  entryPoint: string;
  /** Each by the state that it shows. */
  cases: Record<string, (t: Texts) => ReactNode>;
  /** One case a row. */
  wide?: boolean;
  /** Cases are as wide as their place, in place of as wide as their content. */
  fills?: boolean;
}
