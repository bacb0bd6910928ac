import calendarPlus from '@lucide/icons/icons/calendar-plus';
import { orderCalendarOf, type PlacedOrder } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import type { ComponentProps } from 'react';
import actionClasses from './action.module.css';
import classes from './confirm.module.css';
import { PickupPlace } from './pickup-place.tsx';

export interface DeliveredOrder {
  readonly id: string;
  readonly state: PlacedOrder['state'];
  readonly shipping: Readonly<PlacedOrder['shipping']>;
  readonly shipTo: readonly string[];
  readonly point: ComponentProps<typeof PickupPlace>['point'] | null;
}

export function DeliveryBox({ order: { id, state, shipping, shipTo, point } }: { order: DeliveredOrder }) {
  const t = useTexts('confirm');
  return (
    <section className={classes.box} aria-labelledby="delivery">
      <h2 id="delivery" className={text.size18}>
        <span className={text.spoken}>{t('delivery')} </span>
        {shipping.name}
      </h2>
      {point ? (
        <PickupPlace point={point} />
      ) : (
        <address className={classNames(classes.address, text.size14, text.soft)}>
          {shipTo.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {state === 'accepted' && (
        <a className={classNames(actionClasses.action, text.size14)} href={orderCalendarOf(id)} download>
          <Icon icon={calendarPlus} size={16} />
          <span className={text.link}>{t('calendar')}</span>
        </a>
      )}
    </section>
  );
}
