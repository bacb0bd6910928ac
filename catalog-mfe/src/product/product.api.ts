import { addItem, readProduct, type VariantId } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

export const fetchProduct = (api: ApiClient, slug: string) => api.send(readProduct, { slug });

/** R17. The page says itself what came of it (G4). */
export const sendAdded = (api: ApiClient, variantId: VariantId) =>
  api.send(addItem, { variantId, quantity: 1 }, { suppressMessages: true });
