import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, text } from '@odeta/ui';
import { EmptyRail } from '@odeta/ui/products';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { addresses } from '../addresses.ts';
import { OrderRow } from './order-row.tsx';
import classes from './orders.module.css';
import { createOrdersStore, ordersUrl } from './orders.store.ts';
import { OrdersFilter } from './orders-filter.tsx';

export const load = withAccount(({ storeOf }, { query }) => storeOf(createOrdersStore).load(query));

export const meta = accountMeta('nav.orders');

/** The customer's orders by list and period. */
export default function OrdersPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createOrdersStore);
  const { search } = useLocation();
  const { orders, list, period } = useSnapshot(store.state);
  return (
    <AccountLayout
      current="orders"
      title={t('nav.orders')}
      onRetry={() => account.load(() => store.load(new URLSearchParams(search)))}
    >
      {orders && (
        <div className={classes.orders}>
          <OrdersFilter list={list} period={period} counts={orders.counts} />
          {orders.orders.length === 0 ? <NoOrders /> : <Months />}
          {orders.pages > 1 && <Pages />}
        </div>
      )}
    </AccountLayout>
  );
}

/** Grouped by month, the newest first. */
function Months() {
  const { session } = useStorefront();
  const { orders } = useSnapshot(useStore(createOrdersStore).state);
  const monthOf = ({ placedAt }: { placedAt: string }) =>
    dateText(session.country, placedAt, { month: 'long', year: 'numeric' });
  const months = [...new Set(orders?.orders.map(monthOf))];
  return months.map((month) => (
    <section key={month} aria-label={month}>
      <h2 className={classNames(text.size13, text.faint, classes.month)}>{month}</h2>
      <ul>
        {orders?.orders
          .filter((order) => monthOf(order) === month)
          .map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
      </ul>
    </section>
  ));
}

function Pages() {
  const t = useTexts('account');
  const { orders, list, period } = useSnapshot(useStore(createOrdersStore).state);
  const { page, pages } = orders ?? { page: 1, pages: 1 };
  const link = (to: number, key: string) => (
    <a className={text.link} href={ordersUrl(addresses.orders.path, { list, period, page: to })}>
      {t(key)}
    </a>
  );
  return (
    <nav aria-label={t('orders.pages')} className={classes.pages}>
      {page > 1 ? link(page - 1, 'orders.newer') : <span />}
      <span className={classNames(text.size14, text.faint)}>{t('orders.page', { page, pages })}</span>
      {page < pages ? link(page + 1, 'orders.older') : <span />}
    </nav>
  );
}

/** Links to all orders, because a longer period may contain some. */
function NoOrders() {
  const t = useTexts('account');
  const { list, period } = useSnapshot(useStore(createOrdersStore).state);
  const isEverything = period === 'all' && list === 'all';
  return (
    <EmptyRail>
      <div className={classes.none}>
        <h2 className={text.title36}>{t(isEverything ? 'orders.none-yet' : 'orders.none')}</h2>
        {!isEverything && (
          <a className={buttonClass({})} href={ordersUrl(addresses.orders.path, { list: 'all', period: 'all' })}>
            {t('orders.show-all')}
          </a>
        )}
        <a className={classNames(text.size14, text.link)} href="/">
          {t('orders.to-shop')}
        </a>
      </div>
    </EmptyRail>
  );
}
