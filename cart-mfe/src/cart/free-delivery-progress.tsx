import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { createCartStore } from './cart.store.ts';
import { isPurchasable } from './cart-state.ts';
import classes from './free-delivery-progress.module.css';

/** How far the goods are from free delivery. */
export function FreeDeliveryProgress() {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const { freeDelivery, cartItems } = useSnapshot(useStore(createCartStore).state);
  // Where nothing can be bought there is nothing to deliver.
  if (!freeDelivery || freeDelivery.from === null || !cartItems.some(isPurchasable)) return null;
  const { reached, from, missing } = freeDelivery;
  const value = from - missing;
  const [before, after] = t('free-delivery.missing', { price: '|' }).split('|');

  if (reached) {
    return (
      <p className={classes.panel}>
        <span className={classes.reached}>
          <Icon icon="truck" />
          {t('free-delivery.reached')}
        </span>
      </p>
    );
  }
  return (
    <div className={classes.panel}>
      <p className={classes.words}>
        <span>
          {before}
          <b className={text.bold}>{format.price(missing)}</b>
          {after}
        </span>
        <span className={classes.numbers} aria-hidden="true">
          {t('free-delivery.progress', { value: format.price(value), from: format.price(from) })}
        </span>
      </p>
      <progress className={classes.bar} value={value} max={from} aria-label={t('free-delivery.label')} />
    </div>
  );
}
