import { type InputOf, readProduct, readReviews, readSizeTable } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what came of it (G4). */
const options = { suppressMessages: true };

export const fetchProduct = (api: ApiClient, slug: string) => api.send(readProduct, { slug }, options);

export const fetchReviews = (api: ApiClient, slug: string, asked: Omit<InputOf<typeof readReviews>, 'slug'>) =>
  api.send(readReviews, { slug, ...asked }, options);

export const fetchSizeTable = (api: ApiClient, key: string) => api.send(readSizeTable, { key }, options);
