import { buyingPages, type WalletOffer } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import { paymentBackOf } from '../placing/payment-back.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Milliseconds to wait for the wallet and for the shop's messages. After that the order is shown without them. */
const PATIENCE = 3000;

/**
 * An unfinished payment is resumed first, because there is nothing to order if it was paid. The parameter `passwordChanged` is removed, so
 * that a reload does not repeat the alert.
 */
export async function enterCheckout(storefront: Storefront, query: URLSearchParams) {
  if (query.get('passwordChanged') === 'true') {
    storefront.storeOf(createAlertsStore).show({
      type: 'success',
      message: storefront.i18n.t('login.password-reset-success-alert', { ns: 'checkout' }),
      tag: 'password-changed',
    });
    globalThis.history?.replaceState(globalThis.history.state, '', without(query, 'passwordChanged'));
  }
  const placing = storefront.storeOf(createPlacingStore);
  const checkout = storefront.storeOf(createCheckoutStore);
  const isWithoutWallets = markWithoutWallets(globalThis.document);
  placing.open();
  const paymentBack = paymentBackOf(query);
  const paid = await placing.resume(paymentBack);
  if (paid !== null) return checkout.leave(paid);
  await checkout.load(paymentBack, async ({ wallets }) => {
    const [wallet] = await Promise.all([
      isWithoutWallets ? null : findWallet(storefront, wallets),
      whenVisitorKnown(storefront),
    ]);
    return wallet;
  });
}

/** The shop's messages above the order come with the visitor's data. */
function whenVisitorKnown({ session: { state } }: Storefront): Promise<void> {
  return new Promise((resolve) => {
    if (state.status !== 'loading') return resolve();
    const stop = subscribe(state, () => state.status !== 'loading' && end());
    const timer = setTimeout(end, PATIENCE);
    function end() {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}

function without(query: URLSearchParams, name: string) {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return `${buyingPages.checkout}${rest.size > 0 ? `?${rest}` : ''}`;
}

/** Whether the page keeps no place for a wallet. One that the cart did not find has none in this document from now on. */
function markWithoutWallets({ cookie, documentElement: { dataset } }: Document): boolean {
  if (cookie.includes('closed-wallets=')) dataset.closed = `${dataset.closed ?? ''} wallets`;
  return `${dataset.closed} ${dataset.without}`.includes('wallets');
}

/** In a browser with the API a lazy chunk finds out whether it has a wallet whose tokens the provider accepts. */
async function findWallet(storefront: Storefront, offers: WalletOffer[]): Promise<WalletOffer | null> {
  if (!('PaymentRequest' in globalThis)) return null;
  const found = import(/* webpackChunkName: "express" */ '../express/express.store.ts')
    .then(({ createExpressStore }) => storefront.storeOf(createExpressStore).find(offers))
    .catch((error: unknown) => {
      storefront.logger.log('error', 'The express payment', error);
      return null;
    });
  return Promise.race([found, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))]);
}
