import type { HurraTagManager } from '@odeta/contracts';
import type { PurchasePayload } from '@odeta/contracts/app-bridge';

/** Characters; longer names of goods are cut for the app. */
const LONGEST = 200;

/** The purchase event for the app, made of the server's answer; `null` when that lacks a value. */
export function purchaseOf(
  { orderId, amount, currency }: HurraTagManager,
  names: readonly string[],
): PurchasePayload | null {
  if (orderId === undefined || amount === undefined || currency === undefined) return null;
  return { itemId: orderId, itemAmount: amount, itemName: shorten(names.join(', ')), currency };
}

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
