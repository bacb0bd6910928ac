import { Discounts } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { usePosted } from '@odeta/ui/forms/posted';
import { createCartStore } from './cart.store.ts';
import { PlainForm, PlainUsed } from './plain-codes.tsx';

export function CartDiscounts() {
  const { discountCode, vouchers, offeredCodes = 0, changes } = useSnapshot(useStore(createCartStore).state);
  const { isPosted } = usePosted('cart.code');
  return (
    <Discounts
      unit="cart"
      code={discountCode}
      vouchers={vouchers}
      isOffered={offeredCodes > 0 && changes === 0}
      plain={{
        used: <PlainUsed code={discountCode} vouchers={vouchers} />,
        form: <PlainForm />,
        isRefused: isPosted,
      }}
      load={() => import(/* webpackChunkName: "codes" */ './cart-codes.tsx')}
    />
  );
}
