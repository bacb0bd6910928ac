import type { RemoteModule } from '@odeta/storefront';

/** The remote's texts; each language is a chunk of its own. */
export const messages: RemoteModule['messages'] = {
  pl: () => import('./pl.json'),
  sk: () => import('./sk.json'),
  hu: () => import('./hu.json'),
  ro: () => import('./ro.json'),
  ru: () => import('./ru.json'),
};
