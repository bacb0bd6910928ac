import type { DiscountAnswer } from '@odeta/contracts';
import type { createChanges } from '@odeta/purchase';
import { sendCode, sendCodeAway } from '@odeta/purchase/codes';
import type { ApiClient } from '@odeta/storefront';
import { sendClub } from '../state/checkout.api.ts';
import type { CheckoutState, Choices } from '../state/checkout-state.ts';

interface Deps {
  state: CheckoutState;
  api: ApiClient;
  change: ReturnType<typeof createChanges<Choices>>;
}

/** The parts of an answer about codes that the state holds. */
const take = (
  { discountCode, vouchers, summary, shippingPayment, freeDelivery }: DiscountAnswer,
  { discounts }: Choices,
) => ({ summary, shippingPayment, discounts: { ...discounts, discountCode, vouchers, freeDelivery } });

/** Resolves to the reason if the code is refused, otherwise to `null`. Another failure is shown next to the codes. */
export async function takeCode({ state, api, change }: Deps, code: string): Promise<string | null> {
  state.problemAt = 'codes';
  const problem = await sendCode({ api, change, take }, code);
  if (problem === null) state.isCodeRefused = false;
  return problem;
}

export function removeCode({ state, api, change }: Deps, voucherId?: string): Promise<boolean> {
  state.problemAt = 'codes';
  return sendCodeAway({ api, change, take }, voucherId);
}

export const changeClub = ({ state, api, change }: Deps, checked: boolean): Promise<boolean> =>
  change({
    name: 'club',
    show: () => Object.assign(state, { problemAt: 'club' }),
    async ask({ discounts }) {
      const { club, ...answer } = await sendClub(api, checked);
      // The answer does not say what is missing for free delivery now.
      return { ...answer, discounts: { ...discounts, club, freeDelivery: null } };
    },
  });
