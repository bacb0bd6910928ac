import { Discounts } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { createCartStore } from './cart.store.ts';

const codes = () => import(/* webpackChunkName: "codes" */ './codes.ts');
const form = () => import(/* webpackChunkName: "codes" */ './cart-code-form.tsx');

/** L1, L2. The codes of the cart. */
export function CartDiscounts() {
  const store = useStore(createCartStore);
  const { discountCode, vouchers } = useSnapshot(store.state);
  return (
    <Discounts
      unit="cart"
      code={discountCode}
      vouchers={vouchers}
      onRemove={async (voucherId) => (await codes()).removeCode(store.parts, voucherId)}
      openForm={async () => (await form()).CartCodeForm}
    />
  );
}
