import { type CartItem, isPurchasable } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, layout, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { Fragment } from 'react';
import classes from './cart.module.css';
import { createCartStore } from './cart.store.ts';
import { CartLine } from './cart-line.tsx';
import { tickedOf } from './cart-state.ts';
import { groupsOf, parcelDay } from './item-groups.ts';
import { RemovedPlace } from './removed-place.tsx';

export function CartList() {
  const t = useTexts('cart');
  const { format } = useStorefront();
  const store = useStore(createCartStore);
  const { cartItems, removed } = useSnapshot(store.state);
  const ticked = tickedOf(cartItems);
  const purchasable = cartItems.filter(isPurchasable);
  const areAllTicked = ticked.length > 0 && ticked.length === purchasable.length;

  const { now, later, gone } = groupsOf(cartItems);
  const [first, last] = [parcelDay(now), parcelDay(later)];
  const lineOf = (item: CartItem) => (
    <Fragment key={item.entryId}>
      {removed?.index === cartItems.indexOf(item) && <RemovedPlace />}
      <CartLine item={item} />
    </Fragment>
  );

  return (
    <>
      <div className={layout.between}>
        <Checkbox
          checked={areAllTicked}
          mixed={ticked.length > 0 && !areAllTicked}
          disabled={purchasable.length === 0}
          onChange={() => store.checkAll(!areAllTicked)}
        >
          {t('select-all')}
        </Checkbox>
        {ticked.length > 0 && (
          <Button kind="text" onClick={() => store.removeLines(ticked.map(({ entryId }) => entryId))}>
            {t('remove-selected')}
          </Button>
        )}
      </div>
      {later.length > 0 && first && (
        <h2 className={`${classes.parcel} ${text.size18}`}>{t('first-parcel', { day: format.day(first) })}</h2>
      )}
      <ul className={classes.list} tabIndex={-1}>
        {now.map(lineOf)}
        {removed && removed.index >= cartItems.length && <RemovedPlace />}
      </ul>
      {later.length > 0 && (
        <section className={classes.later} aria-labelledby="later">
          <h2 id="later" className={text.size18}>
            {last ? t('second-parcel', { day: format.day(last) }) : t('availability.later')}
          </h2>
          <ul>{later.map(lineOf)}</ul>
        </section>
      )}
      {gone.length > 0 && (
        <section className={classes.later} aria-labelledby="gone">
          <h2 id="gone" className={text.size18}>
            {t('purchase.out')}
          </h2>
          <ul>{gone.map(lineOf)}</ul>
        </section>
      )}
    </>
  );
}
