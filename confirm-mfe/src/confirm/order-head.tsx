import type { PlacedOrder } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, type IconSource, layout, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import classes from './confirm.module.css';

type Order = Pick<
  PlacedOrder,
  'number' | 'placedAt' | 'firstName' | 'paid' | 'state' | 'failure' | 'progress' | 'seller'
> & {
  readonly payment: { readonly name: string };
  readonly payAgain: { readonly until: string } | null;
};

const icons: Record<PlacedOrder['state'], IconSource> = {
  accepted: 'circle-check',
  'payment-pending': 'clock',
  'payment-failed': 'circle-alert',
  cancelled: 'circle-alert',
};

/** The order's state, in a line that is announced when it changes, and its number. The title takes the focus once. */
export function OrderHead({ order, email }: { order: Order; email: string }) {
  const t = useTexts('confirm');
  const { country } = useStorefront().session;
  const { number, paid, state, failure, payment, payAgain, progress } = order;
  const isCancelled = progress === 'cancelled';
  const title = useRef<HTMLHeadingElement>(null);
  const isNew = state === 'accepted' && isBeforeSending(progress);
  const [before, after] = t(isNew ? 'number' : 'number-alone', { number: '|', email }).split('|');
  const isOnDelivery = state === 'accepted' && !paid;

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <div className={layout.stack}>
      <p role="status" className={classNames(classes.state, paid && classes.paid)}>
        <Icon icon={isOnDelivery ? 'clock' : icons[state]} size={24} />
        {state === 'accepted' && [paid && t('paid'), payment.name].filter(Boolean).join(' · ')}
        {state !== 'accepted' && t(isCancelled ? 'progress.cancelled-state' : `state.${state}`)}
      </p>
      <h1 className={classNames(text.title48, classes.title)} tabIndex={-1} ref={title}>
        {titleOf(order, t)}
      </h1>
      <p className={classNames(text.soft, classes.number)}>
        {before}
        <b className={text.bold}>{number}</b>
        {after}
      </p>
      <Paper order={order} />
      {state === 'payment-failed' && failure !== null && <p className={text.soft}>{failure}</p>}
      {state === 'cancelled' && !isCancelled && <p className={text.soft}>{t('over')}</p>}
      {(isCancelled || progress === 'sold_out') && <p className={text.soft}>{t(`progress.text.${progress}`)}</p>}
      {payAgain && (
        <p className={text.soft}>
          {t('held-until', { time: dateText(country, payAgain.until, { dateStyle: 'long', timeStyle: 'short' }) })}
        </p>
      )}
    </div>
  );
}

/** What only the printed page needs: when the order was placed, and who sells. */
function Paper({ order: { placedAt, seller } }: { order: Pick<Order, 'placedAt' | 'seller'> }) {
  const t = useTexts('confirm');
  const { country } = useStorefront().session;
  return (
    <div className={classes.onPaper}>
      <p>{t('paper.placed', { time: dateText(country, placedAt, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
      {seller && <p>{t('paper.seller', { seller: [seller.name, seller.address, seller.register].join(', ') })}</p>}
    </div>
  );
}

/** Until then the page confirms the order; later it says how far it is. */
const isBeforeSending = (progress: Order['progress']) => progress === null || progress === 'in_progress';

/** The title depends on the order's progress; a new order has its own. */
function titleOf({ state, progress, firstName }: Order, t: ReturnType<typeof useTexts>): string {
  if (!isBeforeSending(progress)) return t(`progress.title.${progress}`);
  return state === 'accepted' ? t('title', { name: firstName }) : t(`unpaid-title.${state}`);
}
