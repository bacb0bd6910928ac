import type { RemoteModule } from '@odeta/storefront';

/** Each language is a separate chunk. */
export const messages: RemoteModule['messages'] = {
  pl: () => import('./pl.json'),
  sk: () => import('./sk.json'),
  hu: () => import('./hu.json'),
  ro: () => import('./ro.json'),
  ru: () => import('./ru.json'),
};
