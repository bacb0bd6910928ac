import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './folded-order.module.css';
import { OrderedGoods } from './ordered-goods.tsx';

/** Where the panel is at the end of the page, the total is also shown below the header, with the collapsed goods. */
export function FoldedOrder() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { summary } = useSnapshot(useStore(createCheckoutStore).state);
  if (!summary) return null;
  return (
    <details className={classes.order}>
      <summary className={classes.head}>
        <Icon icon="shopping-bag" size={16} />
        {t('summary')}
        <Icon icon="chevron-down" size={16} className={classes.chevron} />
        <b className={`${classes.total} ${text.bold}`} translate="no">
          {format.price(summary.total)}
        </b>
      </summary>
      <OrderedGoods />
    </details>
  );
}
