import { Discounts } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createCartStore } from './cart.store.ts';

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
