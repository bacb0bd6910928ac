import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useLazyPart } from '@odeta/ui/lazy';
import { createCartStore } from './cart.store.ts';

/** Gives the goods of the page back. */
export function LostCart() {
  const store = useStore(createCartStore);
  const { cartItems } = useSnapshot(store.state);
  const { part } = useLazyPart(() => import(/* webpackChunkName: "lost-goods" */ '@odeta/purchase/lost-goods'), true);
  return (
    part && <part.LostGoods unit="cart" cartItems={cartItems} onGivenBack={() => store.load(new URLSearchParams())} />
  );
}
