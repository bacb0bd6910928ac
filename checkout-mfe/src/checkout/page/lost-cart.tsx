import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert } from '@odeta/ui';
import { useLazyPart } from '@odeta/ui/lazy';
import { takeFocus } from '@odeta/ui/take-focus';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './notifications.module.css';

/** Gives the goods of the page back, with the choices that were made for them. */
export function LostCart() {
  const store = useStore(createCheckoutStore);
  const placing = useStore(createPlacingStore);
  const { cartItems } = useSnapshot(store.state);
  const { part } = useLazyPart(() => import(/* webpackChunkName: "lost-goods" */ '@odeta/purchase/lost-goods'), true);

  async function takeUp() {
    const { chooseAgain } = await import(/* webpackChunkName: "lost-goods" */ '../state/choose-again.ts');
    await chooseAgain(store.parts);
    await store.refresh();
    placing.open();
  }

  return part && <part.LostGoods unit="checkout" cartItems={cartItems} onGivenBack={takeUp} />;
}

/** For a choice that found no cart; it takes the focus, because the choice may be far below. */
export function LostCartAlert() {
  const t = useTexts('checkout');
  const { isCartLost } = useSnapshot(useStore(createCheckoutStore).state);
  if (!isCartLost) return null;
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className={classes.notifications}>
      <Alert type="error">
        {t('problems.empty-cart')} <LostCart />
      </Alert>
    </div>
  );
}
