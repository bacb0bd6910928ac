import { isCounted, isPurchasable } from '@odeta/contracts';
import { countPieces } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { useLayoutEffect, useRef } from 'react';
import { orderedItems } from '../placing/sold-out.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { ChangeCart } from './change-cart.tsx';
import classes from './folded-order.module.css';
import { FreeDeliveryHint } from './free-delivery-hint.tsx';
import { OrderDiscounts } from './order-discounts.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { useIsPhone } from './use-is-phone.ts';

/**
 * Where the panel would be at the end of the page, the total is shown below the header, with the collapsed goods. `hasPanel`: whether the
 * panel is on the page, too; without it costs and codes are here. Then it is open while an article cannot be delivered as it was chosen.
 */
export function FoldedOrder({ hasPanel }: { hasPanel: boolean }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { summary, cartItems } = useSnapshot(useStore(createCheckoutStore).state);
  const isPhone = useIsPhone();
  const details = useRef<HTMLDetailsElement>(null);
  const isAnyMissing = orderedItems(cartItems).some((item) => !isPurchasable(item) || item.quantity > item.maxQuantity);
  // An attribute would close it again while something in it is pressed.
  useLayoutEffect(() => {
    if (details.current && isAnyMissing && !hasPanel) details.current.open = true;
  }, [isAnyMissing, hasPanel]);

  if (!summary) return null;
  return (
    <details ref={details} className={classes.order}>
      <summary className={classes.head}>
        <span className={classes.line}>
          <Icon icon="shopping-bag" size={16} />
          <span>
            {t('summary')}{' '}
            <span className={text.soft}>
              {t('purchase.pieces', { count: countPieces(cartItems.filter(isCounted)) })}
            </span>
          </span>
          <Icon icon="chevron-down" size={16} className={classes.chevron} />
          <b className={classNames(classes.total, text.bold)} translate="no">
            {format.price(summary.total)}
          </b>
        </span>
        {isPhone && <FreeDeliveryHint />}
      </summary>
      <OrderedGoods />
      {!hasPanel && (
        <>
          <ChangeCart />
          <hr />
          <div className={classes.costs}>
            <OrderSummary />
            <OrderDiscounts />
          </div>
        </>
      )}
    </details>
  );
}
