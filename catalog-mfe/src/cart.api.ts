import { addItem, type VariantId } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** R17. The page says itself what came of it (G4). */
export const sendAdded = (api: ApiClient, variantId: VariantId, quantity: number) =>
  api.send(addItem, { variantId, quantity, orFewer: quantity > 1 }, { suppressMessages: true });
