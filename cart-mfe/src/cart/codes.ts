import type { DiscountAnswer } from '@odeta/contracts';
import { sendCode, sendCodeAway } from '@odeta/purchase/codes';
import type { CartDeps } from './cart-state.ts';
import { forgetLinkedCode } from './forget-linked-code.ts';

/** The part of an answer that the cart's state takes over. */
const take = ({ shippingPayment: _, ...content }: DiscountAnswer) => content;

/** Resolves to the reason why the code is refused, or `null`. */
export async function takeCode({ api, change }: CartDeps, code: string): Promise<string | null> {
  const problem = await sendCode({ api, change, take }, code);
  if (problem === null) forgetLinkedCode();
  return problem;
}

export function removeCode({ api, change }: CartDeps, voucherId?: string): Promise<boolean> {
  forgetLinkedCode();
  return sendCodeAway({ api, change, take }, voucherId);
}
