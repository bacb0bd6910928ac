import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { distanceText } from '../distance-text.ts';
import classes from './points-map.module.css';
import { scaleOf } from './scale-of.ts';

/** On a close view without streets: how long a distance is. */
export function MapScale(view: { zoom: number; latitude: number }) {
  const t = useTexts('checkout');
  const { locale } = useStorefront().session.country;
  const { metres, pixels } = scaleOf(view);
  return (
    <p className={classes.scale}>
      <svg className={classes.line} width={pixels} height="6" aria-hidden="true">
        <path d={`M1 0v5h${pixels - 2}V0`} />
      </svg>
      {t('points.scale', { distance: distanceText(metres, locale) })}
    </p>
  );
}
