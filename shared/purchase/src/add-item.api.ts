import { addItem, type VariantId } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
export const sendAdded = (api: ApiClient, variantId: VariantId, quantity: number) =>
  api.send(addItem, { variantId, quantity, orFewer: quantity > 1 }, { suppressMessages: true });
