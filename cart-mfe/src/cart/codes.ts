import type { DiscountAnswer } from '@odeta/shared/contracts';
import { sendCode, sendCodeAway } from '@odeta/shared/purchase/on-demand';
import type { CartParts } from './cart-state.ts';

/** What the cart takes over of an answer. */
const take = ({ shippingPayment: _, ...content }: DiscountAnswer) => content;

/** L1. Resolves to why the code is refused, or `null`. */
export const takeCode = ({ api, change }: CartParts, code: string): Promise<string | null> =>
  sendCode({ api, change, take }, code);

export const removeCode = ({ api, change }: CartParts, voucherId?: string): Promise<boolean> =>
  sendCodeAway({ api, change, take }, voucherId);
