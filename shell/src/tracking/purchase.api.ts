import { claimPurchase } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** Asks for the right to report a purchase; without a claim the order is marked as not to be reported. */
export const sendClaim = async (api: ApiClient, orderId: string, claimId: string | null) =>
  (await api.send(claimPurchase, { orderId, claimId }, { suppressMessages: true, keepalive: true })).purchase;
