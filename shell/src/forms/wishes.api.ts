import { addWish, removeWish, type VariantId, type Wish } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
const options = { suppressMessages: true };

export const sendWish = (api: ApiClient, wish: Wish, variantId: VariantId | null) =>
  api.send(addWish, { ...wish, variantId }, options);

export const sendRemovedWish = (api: ApiClient, wish: Wish) => api.send(removeWish, wish, options);
