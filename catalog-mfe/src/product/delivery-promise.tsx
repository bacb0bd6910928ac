import type { Product } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { useStorefront } from '@odeta/shared/storefront';
import { Icon, text } from '@odeta/shared/ui';
import { mapPin } from '../drawings.ts';
import classes from './delivery-promise.module.css';

/** When the goods come, what that costs, and how long they may go back. */
export function DeliveryPromise({ delivery }: { delivery: Readonly<Product['delivery']> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const { arrivesOn, cheapestCost, freeFrom, returnDays } = delivery;
  return (
    <ul className={classes.list}>
      <li>
        <Icon name="truck" />
        <span className={text.medium}>{t('product.delivery.arrives', { day: format.day(arrivesOn) })}</span>
      </li>
      <li>
        <Icon drawing={mapPin} />
        <div>
          {t('product.delivery.cost', { price: format.price(cheapestCost) })}
          {freeFrom !== null && (
            <p className={text.soft}>{t('product.delivery.free-from', { price: format.price(freeFrom) })}</p>
          )}
        </div>
      </li>
      <li>
        <Icon name="undo-2" />
        <span>{t('product.delivery.return', { count: returnDays })}</span>
      </li>
    </ul>
  );
}
