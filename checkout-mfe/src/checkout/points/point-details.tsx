import type { ShippingPoint } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { useStorefront } from '@odeta/shared/storefront';
import { dayNames } from './opening-hours.ts';
import classes from './point-item.module.css';

/** J9. The hours of every day, and whom to call. */
export function PointDetails({ point: { alwaysOpen, openingHours, phone } }: { point: ShippingPoint }) {
  const t = useTexts('checkout');
  const { country } = useStorefront().session;
  const timesOn = (day: number) => {
    const times = openingHours.filter((hours) => hours.day === day).map(({ open, close }) => `${open}–${close}`);
    return times.length > 0 ? times.join(', ') : t('points.closed');
  };
  return (
    <details className={classes.details}>
      <summary>{t('points.details')}</summary>
      <dl>
        {alwaysOpen ? (
          <div>
            <dt>{t('points.always')}</dt>
          </div>
        ) : (
          dayNames(country).map((name, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{timesOn(index + 1)}</dd>
            </div>
          ))
        )}
        {phone && (
          <div>
            <dt>{t('points.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
