import type { PlacedOrder } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './order-track.module.css';

/** Where the order is on its way. */
export function OrderTrack({ order: { placedAt, shipping } }: { order: Pick<PlacedOrder, 'placedAt' | 'shipping'> }) {
  const t = useTexts('confirm');
  const { format } = useStorefront();
  return (
    <ol className={classNames(classes.track, text.size13)} aria-label={t('track.title')}>
      <li className={classes.done} aria-current="step">
        <b className={text.medium}>{t('track.received')}</b>
        {format.day(placedAt)}
      </li>
      <li>
        <b className={text.medium}>{t('track.sent')}</b>
        {t('track.sent-when')}
      </li>
      <li>
        <b className={text.medium}>{t('track.delivered')}</b>
        {format.day(shipping.arrivesOn)}
      </li>
    </ol>
  );
}
