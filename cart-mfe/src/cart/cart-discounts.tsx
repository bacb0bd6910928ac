import { Discounts } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { createCartStore } from './cart.store.ts';

/** L1, L2. The codes of the cart. */
export function CartDiscounts() {
  const { discountCode, vouchers } = useSnapshot(useStore(createCartStore).state);
  return (
    <Discounts
      unit="cart"
      code={discountCode}
      vouchers={vouchers}
      load={() => import(/* webpackChunkName: "codes" */ './cart-codes.tsx')}
    />
  );
}
