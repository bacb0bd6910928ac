import type { ExpressOffer } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useLazyPart } from '@odeta/ui/lazy';
import { createCartStore } from '../cart.store.ts';
import { tickedOf } from '../cart-state.ts';

/**
 * Last in the panel, so that nothing moves when a wallet is detected. Its code is only loaded if the browser supports payment requests; that
 * the shop offers no wallet is remembered, too, for the checkout.
 */
export function ExpressPlace() {
  const { express, summary, cartItems } = useSnapshot(useStore(createCartStore).state);
  const { currency } = useStorefront().session.country;
  const isPayable = Boolean(summary?.total) && tickedOf(cartItems).length > 0;
  const { part } = useLazyPart(() => loadExpress(express?.wallets ?? [], currency), isPayable);
  return isPayable && express && part && <part.ExpressOrder wallet={part.wallet.name} agreed={express.agreed} />;
}

/** Resolves to `null` if the browser has none of the wallets. */
async function loadExpress(wallets: Readonly<ExpressOffer['wallets']>, currency: string) {
  if (!('PaymentRequest' in globalThis)) return null;
  const [{ ExpressOrder }, { findWallet }] = await Promise.all([
    import(/* webpackChunkName: "express" */ './express-order.tsx'),
    import(/* webpackChunkName: "express" */ '@odeta/purchase/wallets'),
  ]);
  const wallet = await findWallet(wallets, currency);
  return wallet && { ExpressOrder, wallet };
}
