import { askForStockNotice, BOT_PROOF_HEADER, readContact, type VariantId } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** Contains the site key of the bot protection. */
export const fetchContact = (api: ApiClient) => api.send(readContact, {}, { suppressMessages: true });

export const sendNotice = (api: ApiClient, fields: { variantId: VariantId; email: string }, proof: string) =>
  api.send(askForStockNotice, fields, { suppressMessages: true, headers: { [BOT_PROOF_HEADER]: proof } });
