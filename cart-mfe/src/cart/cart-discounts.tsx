import { Discounts } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createCartStore } from './cart.store.ts';

export function CartDiscounts() {
  const { discountCode, vouchers, offeredCodes = 0, changes } = useSnapshot(useStore(createCartStore).state);
  return (
    <Discounts
      unit="cart"
      code={discountCode}
      vouchers={vouchers}
      isOffered={offeredCodes > 0 && changes === 0}
      load={() => import(/* webpackChunkName: "codes" */ './cart-codes.tsx')}
    />
  );
}
