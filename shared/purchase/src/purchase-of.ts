import type { HurraTagManager } from '@odeta/contracts';
import type { PurchasePayload } from '@odeta/contracts/app-bridge';

/** Characters of the goods' names that an app gets. */
const LONGEST = 200;

/** An order as the app receives it, made of the server's answer; `null` when it does not say enough. */
export function purchaseOf(
  { orderId, amount, currency }: HurraTagManager,
  names: readonly string[],
): PurchasePayload | null {
  if (orderId === undefined || amount === undefined || currency === undefined) return null;
  return { itemId: orderId, itemAmount: amount, itemName: shorten(names.join(', ')), currency };
}

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
