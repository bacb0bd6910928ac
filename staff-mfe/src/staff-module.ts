import type { MessageTree } from '@odeta/storefront/i18n';
import type { ComponentType } from 'react';
import type { StaffLanguage } from './languages.ts';

/** What the remote exposes to the shell of the staff. */
export interface StaffModule {
  /** Also the name of its texts. */
  name: string;
  app: ComponentType<{
    language: StaffLanguage;
    onLanguage: (language: StaffLanguage) => void;
    /** Loads the page anew. */
    onReload: () => void;
  }>;
  messages: Record<StaffLanguage, () => Promise<{ default: MessageTree }>>;
}
