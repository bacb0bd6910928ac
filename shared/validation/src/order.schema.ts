import type { Agreement } from '@odeta/contracts';
import * as v from 'valibot';
import { type CustomerRules, customerSchema } from './customer.schema.ts';
import { instantCode } from './instant-code.ts';
import { optional, required, requiredCheckbox } from './rules.ts';

export interface OrderRules extends CustomerRules {
  /** M2: the total is 0, or the payment is "hidden". */
  isPaymentHidden: boolean;
  /** H15. Whether the chosen payment needs a code. */
  isCodeNeeded: boolean;
  /** J6. The delivery goes to a pickup point. */
  isPointNeeded?: boolean;
  agreements: readonly Pick<Agreement, 'type' | 'required'>[];
}

/** Everything that an order needs from the shopper: typed data, choices and agreements (J6, H21). */
export function orderSchema({ isPaymentHidden, isCodeNeeded, isPointNeeded, agreements, ...rules }: OrderRules) {
  const needed = agreements.filter((agreement) => agreement.required);
  return v.object({
    ...customerSchema(rules).entries,
    shipping: required('choose-shipping'),
    shippingPoint: isPointNeeded ? required('choose-point') : optional(),
    payment: isPaymentHidden ? optional() : required('choose-payment'),
    blikCode: isCodeNeeded && !isPaymentHidden ? instantCode : optional(),
    ...Object.fromEntries(needed.map(({ type }) => [type, requiredCheckbox()])),
  });
}
