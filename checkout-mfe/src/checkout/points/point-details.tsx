import { phoneUrl, type ShippingPoint } from '@odeta/contracts';
import { hoursByDay } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import classes from './point-item.module.css';

/** The opening hours of every day, and the phone number. */
export function PointDetails({ point: { alwaysOpen, openingHours, phone } }: { point: ShippingPoint }) {
  const t = useTexts('checkout');
  const { country } = useStorefront().session;
  return (
    <details className={classes.details}>
      <summary>{t('points.details')}</summary>
      <dl>
        {alwaysOpen ? (
          <div>
            <dt>{t('points.always')}</dt>
          </div>
        ) : (
          hoursByDay(openingHours, country).map(({ name, hours }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{hours.join(', ') || t('points.closed')}</dd>
            </div>
          ))
        )}
        {phone && (
          <div>
            <dt>{t('points.phone')}</dt>
            <dd>
              <a href={phoneUrl(phone)}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
