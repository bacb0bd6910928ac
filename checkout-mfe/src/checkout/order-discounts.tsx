import { Discounts } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { createCheckoutStore } from './checkout.store.ts';

/** L1, L2. The codes of the order. */
export function OrderDiscounts() {
  const { discounts, isCodeRefused } = useSnapshot(useStore(createCheckoutStore).state);
  const { discountCode, vouchers } = discounts;
  return (
    <Discounts
      unit="checkout"
      code={discountCode}
      vouchers={vouchers}
      isRefused={isCodeRefused}
      load={() => import(/* webpackChunkName: "codes" */ './order-codes.tsx')}
    />
  );
}
