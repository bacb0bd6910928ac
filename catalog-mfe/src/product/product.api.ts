import { readProduct } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
const options = { suppressMessages: true };

export const fetchProduct = (api: ApiClient, slug: string) => api.send(readProduct, { slug }, options);
