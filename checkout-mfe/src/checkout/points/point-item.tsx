import type { ShippingPoint } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { distanceText } from './distance-text.ts';
import { PointDetails } from './point-details.tsx';
import { PointFacts } from './point-facts.tsx';
import classes from './point-item.module.css';

interface ItemProps {
  point: ShippingPoint;
  /** The same on the map. */
  number?: number | undefined;
  onChoose: (point: ShippingPoint) => void;
}

export function PointItem({ point, number, onChoose }: ItemProps) {
  const { locale } = useStorefront().session.country;
  const { shippingPointId } = useSnapshot(useStore(createCheckoutStore).state);
  const isChosen = point.id === shippingPointId;
  return (
    <li className={classNames(classes.item, isChosen && classes.chosen)}>
      <div className={classes.line}>
        {number !== undefined && (
          <b className={classes.number} aria-hidden="true">
            {number}
          </b>
        )}
        <span className={text.medium}>{point.name}</span>
        {point.distance !== null && <span className={text.faint}>{distanceText(point.distance, locale)}</span>}
      </div>
      <PointFacts point={point} />
      <div className={classes.actions}>
        <PointDetails point={point} />
        <ChooseButton point={point} isChosen={isChosen} onChoose={onChoose} />
      </div>
    </li>
  );
}

interface ChooseProps {
  point: ShippingPoint;
  isChosen: boolean;
  onChoose: (point: ShippingPoint) => void;
}

/** Pressed while the point is chosen; another click removes the choice. */
export function ChooseButton({ point, isChosen, onChoose }: ChooseProps) {
  const t = useTexts('checkout');
  return (
    <button
      type="button"
      className={classes.choose}
      aria-pressed={isChosen}
      aria-label={t(isChosen ? 'points.chosen-name' : 'points.choose-name', { name: point.name })}
      onClick={() => onChoose(point)}
    >
      {isChosen && <Icon icon="check" size={16} />}
      <span className={isChosen ? undefined : text.link}>{t(isChosen ? 'points.chosen' : 'points.choose')}</span>
    </button>
  );
}
