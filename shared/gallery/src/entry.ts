import type { useTexts } from '@odeta/storefront/i18n';
import type { ReactNode } from 'react';

export type Texts = ReturnType<typeof useTexts>;

/** A UI component with all its variants. */
export interface Entry {
  name: string;
  /** The module that exports it. */
  entryPoint: string;
  /** Variants by name. */
  cases: Record<string, (t: Texts) => ReactNode>;
  /** One variant per row. */
  wide?: boolean;
  /** Variants fill the available width instead of the width of their content. */
  fills?: boolean;
}
