import { buyingPages, type ListedOrder } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { orderUrl } from '../links/order-url.ts';
import { OrderBadge } from '../order-parts/order-badge.tsx';
import { OrderLine } from '../order-parts/order-line.tsx';
import { BuyAgain } from './buy-again.tsx';
import { useOrderStory } from './order-story.ts';
import classes from './orders.module.css';

type Order = Omit<ListedOrder, 'pictures'> & { readonly pictures: readonly ListedOrder['pictures'][number][] };

/** An order in the list with its next action. */
export function OrderRow({ order }: { order: Order }) {
  const { format } = useStorefront();
  const story = useOrderStory();
  return (
    <OrderLine order={order} beside={<OrderBadge order={order} />} story={story(order)}>
      <div className={classes.next}>
        <p className={classNames(text.medium, classes.number)} translate="no">
          {format.price(order.total)}
        </p>
        <NextAction order={order} />
      </div>
    </OrderLine>
  );
}

function NextAction({ order: { id, number, status, payUntil, mayCancel, toReview } }: { order: Order }) {
  const t = useTexts('account');
  const named = (key: string) => (
    <>
      {t(key)}
      <span className={text.spoken}> {number}</span>
    </>
  );
  const link = classNames(text.size14, text.link, classes.action);
  if (payUntil)
    return (
      <a className={buttonClass({ size: 'small' })} href={`${buyingPages.confirm}?order=${id}`}>
        {named('orders.pay')}
      </a>
    );
  if (mayCancel)
    return (
      <a className={link} href={`${orderUrl(id)}#cancel`}>
        {named('orders.cancel')}
      </a>
    );
  if (status === 'sent' || status === 'in_progress' || status === 'subsequent')
    return (
      <a className={link} href={orderUrl(id)}>
        {named('orders.follow')}
      </a>
    );
  if (toReview > 0)
    return (
      <a className={link} href={orderUrl(id)}>
        {named('reviews.write')}
      </a>
    );
  return <BuyAgain orderId={id} number={number} kind="text" />;
}
