import mapPin from '@lucide/icons/icons/map-pin';
import type { Product, Variant } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { supplyOf } from '../../supply/supply.ts';
import classes from './delivery-promise.module.css';

interface Props {
  delivery: Snapshot<Product['delivery']>;
  /** The variant for which the date is shown. */
  variant: Snapshot<Pick<Variant, 'availability' | 'arrivesOn'>> | undefined;
  /** The price of the chosen variant. */
  paid: number | null;
}

/** When the goods arrive, the costs of delivery, and the period for returns. */
export function DeliveryPromise({ delivery, variant, paid }: Props) {
  const t = useTexts('catalog');
  const { format, session } = useStorefront();
  const { orderUntil, costs, freeFrom, returnDays } = delivery;
  const isFree = freeFrom !== null && paid !== null && paid >= freeFrom;
  return (
    <ul className={classes.list}>
      {typeof variant?.arrivesOn === 'string' && (
        <li>
          <Icon icon="truck" />
          <div>
            <p className={text.medium}>{t('product.delivery.arrives', { day: format.day(variant.arrivesOn) })}</p>
            {supplyOf(variant) === 'now' && orderUntil && (
              <p className={text.soft}>
                {t(`product.delivery.until.${weekdayOf(orderUntil.date)}`, { hour: orderUntil.hour })}
              </p>
            )}
          </div>
        </li>
      )}
      <li>
        <Icon icon={mapPin} />
        <div>
          {isFree ? (
            <p>{t('product.delivery.free', { price: format.price(freeFrom) })}</p>
          ) : (
            <>
              {costs.map(({ group, cost }) => (
                <p key={group}>{t(`product.delivery.${group}`, { price: format.price(cost) })}</p>
              ))}
              {freeFrom !== null && (
                <p className={text.soft}>{t('product.delivery.free-from', { price: format.price(freeFrom) })}</p>
              )}
            </>
          )}
          <a className={text.link} href="#delivery-costs" aria-haspopup="dialog">
            {t('product.delivery.costs')}
          </a>
        </div>
      </li>
      <li>
        <Icon icon="undo-2" />
        <span>{t('product.delivery.return', { count: returnDays })}</span>
      </li>
      {session.country.legalGuaranteeYears && (
        <li>
          <Icon icon="shield-check" />
          <a className={text.link} href="#legal-guarantee" aria-haspopup="dialog">
            {t('product.guarantee', { count: session.country.legalGuaranteeYears })}
          </a>
        </li>
      )}
    </ul>
  );
}

/** 1 is Monday. The date is a working day within a few days, so that the name of the day is enough. */
const weekdayOf = (isoDate: string) => new Date(isoDate).getUTCDay() as 1 | 2 | 3 | 4 | 5;
