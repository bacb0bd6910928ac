import { type OrderList, type OrderPeriod, type Orders, orderLists, orderPeriods } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, layout, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import classes from './orders.module.css';
import { ordersUrl } from './orders.store.ts';

interface Props {
  list: OrderList;
  period: OrderPeriod;
  counts: Orders['counts'];
}

/** Links to the lists with their counters, and to the periods. */
export function OrdersFilter({ list, period, counts }: Props) {
  const t = useTexts('account');
  const { path } = addresses.orders;
  return (
    <div className={classes.filter}>
      <nav aria-label={t('orders.lists')}>
        <ul className={classNames(classes.lists, layout.sideways)}>
          {orderLists.map((one) => (
            <li key={one}>
              <a
                className={classes.list}
                href={ordersUrl(path, { list: one, period })}
                aria-current={one === list ? 'page' : undefined}
              >
                {t(`orders.list.${one}`)} <span className={classNames(text.faint, classes.number)}>{counts[one]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('orders.period')} className={classes.periods}>
        <span className={classNames(text.size14, text.faint)} aria-hidden="true">
          {t('orders.period')}
        </span>
        <ul className={classNames(classes.lists, layout.sideways)}>
          {orderPeriods.map((one) => (
            <li key={one}>
              <a
                className={classNames(classes.list, text.size14)}
                href={ordersUrl(path, { list, period: one })}
                aria-current={one === period ? 'page' : undefined}
              >
                {one === 'all' ? t('orders.period-all') : t('orders.months', { count: Number(one) })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
