import { buyingPages, type ListedOrder } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, Picture, text } from '@odeta/ui';
import { orderUrl } from '../order-url.ts';
import rows from '../rows.module.css';
import { BuyAgain } from './buy-again.tsx';
import { OrderBadge } from './order-badge.tsx';
import { useOrderStory } from './order-story.ts';
import classes from './orders.module.css';

type Order = Omit<ListedOrder, 'pictures'> & { readonly pictures: readonly ListedOrder['pictures'][number][] };

/** P4. An order in the list, with what can be done about it next. */
export function OrderRow({ order }: { order: Order }) {
  const t = useTexts('account');
  const { session, format } = useStorefront();
  const story = useOrderStory();
  const { id, number, placedAt, itemsCount, pictures, total } = order;
  const date = dateText(session.country, placedAt);
  return (
    <li className={rows.row}>
      <div className={rows.pictures}>
        {pictures.map((picture) => (
          <Picture key={picture.path} picture={picture} sizes="56px" decorative />
        ))}
      </div>
      <div className={rows.about}>
        <h3 className={classes.head}>
          <a className={classNames(text.medium, classes.number)} href={orderUrl(id)}>
            {number}
          </a>
          <OrderBadge order={order} />
        </h3>
        <p className={classNames(text.size13, text.faint)}>{t('orders.placed', { date, count: itemsCount })}</p>
        <p className={classNames(text.size14, text.soft)}>{story(order)}</p>
      </div>
      <div className={classes.next}>
        <p className={classNames(text.medium, classes.number)}>{format.price(total)}</p>
        <NextAction order={order} />
      </div>
    </li>
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
