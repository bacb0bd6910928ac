import chevronLeft from '@lucide/icons/icons/chevron-left';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, Icon, text } from '@odeta/ui';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { addresses } from '../addresses.ts';
import { AmendOffer } from './amend-offer.tsx';
import { CancelOffer } from './cancel-offer.tsx';
import classes from './order.module.css';
import { createOrderStore } from './order.store.ts';
import { OrderAddresses } from './order-addresses.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderSums } from './order-sums.tsx';
import { Parcels } from './parcels.tsx';

export const load = withAccount(({ storeOf }, { params }) => storeOf(createOrderStore).load(params.orderId ?? ''));

export const meta = accountMeta('orders.one');

export default function OrderPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createOrderStore);
  const { order, status } = useSnapshot(store.state);
  const title = order ? t('orders.titled', { number: inOneLine(order.number) }) : t('orders.one');
  return (
    <AccountLayout current="orders" title={title} onRetry={() => account.load(() => store.load())}>
      {status === 'not-found' && <NoSuchOrder />}
      {order && (
        <div className={classes.order}>
          <OrderHead order={order} />
          <Parcels order={order} />
          {order.afterSale?.mayAmend && <AmendOffer orderId={order.id} />}
          {order.mayCancel && <CancelOffer />}
          <OrderAddresses order={order} />
          <div className={classes.foot}>
            <OrderReturns order={order} />
            <OrderSums order={order} />
          </div>
          <a className={classNames(text.size14, text.link, classes.back)} href={addresses.orders.path}>
            <Icon icon={chevronLeft} size={16} />
            {t('orders.all')}
          </a>
        </div>
      )}
    </AccountLayout>
  );
}

function NoSuchOrder() {
  const t = useTexts('account');
  return (
    <div className={classes.order}>
      <p className={text.soft}>{t('orders.missing-order')}</p>
      <div>
        <a className={buttonClass({})} href={addresses.orders.path}>
          {t('orders.all')}
        </a>
      </div>
    </div>
  );
}
