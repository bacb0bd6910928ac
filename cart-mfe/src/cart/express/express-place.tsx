import type { ExpressOffer } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useLazyPart } from '@odeta/ui/lazy';
import { createCartStore } from '../cart.store.ts';
import { tickedOf } from '../cart-state.ts';

/**
 * Last in the panel, so that nothing moves when a wallet is detected. Its code is only loaded if the server offers wallets and the browser
 * supports payment requests.
 */
export function ExpressPlace() {
  const { express, summary, cartItems } = useSnapshot(useStore(createCartStore).state);
  const { currency } = useStorefront().session.country;
  const offer = summary?.total && tickedOf(cartItems).length > 0 ? express : null;
  const { part } = useLazyPart(() => loadExpress(offer?.wallets ?? [], currency), Boolean(offer));
  return offer && part && <part.ExpressOrder wallet={part.wallet.name} agreed={offer.agreed} />;
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
