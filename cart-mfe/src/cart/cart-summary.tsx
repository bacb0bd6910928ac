import { isPurchasable, repeatedOrderPage } from '@odeta/contracts';
import { countPieces, Panel, SummaryList } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import classes from './cart.module.css';
import { createCartStore } from './cart.store.ts';
import { CartDiscounts } from './cart-discounts.tsx';
import { tickedOf } from './cart-state.ts';
import { ExpressPlace } from './express/express-place.tsx';
import { OrderLink } from './order-link.tsx';

export function CartSummary() {
  const t = useTexts('cart');
  const { summary, cartItems, discountCode, canRepeat } = useSnapshot(useStore(createCartStore).state);
  if (!summary) return null;
  return (
    <Panel label={t('summary')}>
      <h2 className={text.size18}>{t('summary')}</h2>
      {cartItems.some(isPurchasable) && (
        <SummaryList
          unit="cart"
          summary={summary}
          pieces={countPieces(tickedOf(cartItems))}
          codeName={discountCode?.name}
        />
      )}
      <OrderLink big>{t('order')}</OrderLink>
      {canRepeat && (
        <OrderLink to={repeatedOrderPage} kind="secondary" big>
          {t('as-last-time')}
        </OrderLink>
      )}
      <CartDiscounts />
      <ul className={classNames(classes.promises, text.size13, text.soft)}>
        <li>
          <Icon icon="truck" size={16} />
          <a className={text.link} href="#delivery-costs" aria-haspopup="dialog">
            {t('returns')}
          </a>
        </li>
        <li>
          <Icon icon="lock" size={16} />
          {t('secure')}
        </li>
      </ul>
      <ExpressPlace />
    </Panel>
  );
}
