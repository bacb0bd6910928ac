import { readProduct } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what came of it (G4). */
const options = { suppressMessages: true };

export const fetchProduct = (api: ApiClient, slug: string) => api.send(readProduct, { slug }, options);
