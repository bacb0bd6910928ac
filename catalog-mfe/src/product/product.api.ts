import { addItem, readProduct, type VariantId } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

/** The page says itself what came of it (G4). */
const options = { suppressMessages: true };

export const fetchProduct = (api: ApiClient, slug: string) => api.send(readProduct, { slug }, options);

/** R17. */
export const sendAdded = (api: ApiClient, variantId: VariantId) =>
  api.send(addItem, { variantId, quantity: 1 }, options);
