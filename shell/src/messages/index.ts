import type { Language } from '@odeta/shared/contracts';
import type { MessageTree } from '@odeta/shared/i18n';

/** The shell's texts; each language is a chunk of its own. */
export const messages: Record<Language, () => Promise<{ default: MessageTree }>> = {
  pl: () => import('./pl.json'),
  sk: () => import('./sk.json'),
  hu: () => import('./hu.json'),
  ro: () => import('./ro.json'),
  ru: () => import('./ru.json'),
};
