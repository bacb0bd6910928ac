import type { DiscountAnswer } from '@odeta/contracts';
import { type ApiClient, ApiError } from '@odeta/storefront';
import type { createChanges } from '../create-changes.ts';
import { sendDiscountCode, sendDiscountRemoval } from './discount.api.ts';

/** Selects what the page's state takes from the response; `known` is the state that the server confirmed before. */
type Taking<Content> = (answer: DiscountAnswer, known: Content) => Partial<Content>;

interface Deps<Content extends object> {
  api: ApiClient;
  change: ReturnType<typeof createChanges<Content>>;
  take: Taking<Content>;
}

/**
 * Resolves to the reason when the code is refused (its first message), or to `null`; empty after any other failure, which
 * the page shows.
 */
export async function sendCode<Content extends object>({ api, change, take }: Deps<Content>, code: string) {
  let problem: string | null = null;
  const isDone = await change({
    name: `code ${code}`,
    async ask(known) {
      try {
        return take(await sendDiscountCode(api, code), known);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'discount-code') throw error;
        problem = error.messages[0]?.message ?? '';
        return {};
      }
    },
  });
  return isDone ? problem : '';
}

/** Removes the discount code, or the voucher with the id. */
export const sendCodeAway = <Content extends object>({ api, change, take }: Deps<Content>, voucherId?: string) =>
  change({
    name: `code away ${voucherId ?? ''}`,
    ask: async (known) => take(await sendDiscountRemoval(api, voucherId), known),
  });
