import type { PlacedOrder } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import type { ComponentProps } from 'react';
import classes from './confirm.module.css';
import { PickupPlace } from './pickup-place.tsx';

export interface DeliveredOrder {
  readonly shipping: Readonly<PlacedOrder['shipping']>;
  readonly shipTo: readonly string[];
  readonly point: ComponentProps<typeof PickupPlace>['point'] | null;
}

/** How the parcel comes, and where to. */
export function DeliveryBox({ order: { shipping, shipTo, point } }: { order: DeliveredOrder }) {
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
    </section>
  );
}
