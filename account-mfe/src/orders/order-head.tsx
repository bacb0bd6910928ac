import { buyingPages, type OrderDetail } from '@odeta/contracts';
import { momentText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { OrderBadge } from '../order-parts/order-badge.tsx';
import { BuyAgain } from './buy-again.tsx';
import classes from './order.module.css';
import { useOrderStory } from './order-story.ts';

type Head = Pick<OrderDetail, 'id' | 'number' | 'payment'> & Parameters<ReturnType<typeof useOrderStory>>[0];

/** Only an order that waits for an online payment is called unpaid; cash is paid on delivery. */
function paymentKey({ paid, payUntil }: Pick<Head, 'paid' | 'payUntil'>) {
  if (paid) return 'orders.paid';
  return payUntil ? 'orders.unpaid' : 'orders.payment';
}

/** The state of the order and its payment, with the next actions. */
export function OrderHead({ order }: { order: Head }) {
  const t = useTexts('account');
  const { session } = useStorefront();
  const story = useOrderStory();
  const { id, number, placedAt, paid, payment, payUntil } = order;
  return (
    <div className={classes.head}>
      <div className={classes.state}>
        <p className={classNames(text.size14, text.soft)}>
          {momentText(session.country, placedAt)} ·{' '}
          <span className={classNames(paid && classes.paid)}>{t(paymentKey(order), { name: payment.name })}</span>
        </p>
        <p className={classes.story}>
          <OrderBadge order={order} /> <span>{story(order)}</span>
        </p>
      </div>
      <div className={classes.actions}>
        {payUntil && (
          <a className={buttonClass({})} href={`${buyingPages.confirm}?order=${id}`}>
            {t('orders.pay')}
          </a>
        )}
        <BuyAgain orderId={id} number={number} kind="secondary" />
      </div>
    </div>
  );
}
