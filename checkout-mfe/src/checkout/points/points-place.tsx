import type { ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Skeleton, text } from '@odeta/ui';
import { takeFocus } from '@odeta/ui/take-focus';
import { useEffect, useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';
import { useIsWide } from './is-wide.ts';
import { PointFacts } from './point-facts.tsx';
import { PointsPanel, type PointsPanelProps } from './points-panel.tsx';
import classes from './points-place.module.css';

/**
 * On phones a point that was chosen or suggested before the step opened stands alone, and a press opens the list: on most orders it is the
 * right one. While a suggestion is looked for, its place is kept. Otherwise the list is open, and stays so.
 */
export function PointsPlace(props: PointsPanelProps) {
  const isPhone = !useIsWide();
  const { shippingPoint, shippingPointId } = useSnapshot(useStore(createCheckoutStore).state);
  const { isFindingPoint } = useSnapshot(useStore(createSuggestionStore).state);
  const [isFolded, setFolded] = useState(isPhone && (isFindingPoint || shippingPointId !== null));
  const [isOther, setOther] = useState(false);
  const chosen = shippingPoint.find(({ id }) => id === shippingPointId);
  const isAlone = isFolded && isPhone && !isOther && props.error === null && (isFindingPoint || chosen !== undefined);
  useEffect(() => {
    if (!isAlone) setFolded(false);
  }, [isAlone]);

  if (isAlone && !chosen) return <Skeleton className={classes.point} />;
  if (isAlone) return <ChosenPoint point={chosen as ShippingPoint} onOther={() => setOther(true)} />;
  return (
    // The pressed button is gone.
    <div ref={isOther ? takeFocus : undefined} tabIndex={-1}>
      <PointsPanel {...props} />
    </div>
  );
}

function ChosenPoint({ point, onOther }: { point: ShippingPoint; onOther: () => void }) {
  const t = useTexts('checkout');
  return (
    <section aria-label={t('points.chosen-point')} className={classes.point}>
      <span className={text.medium}>{point.name}</span>
      <PointFacts point={point} />
      <div>
        <Button kind="text" onClick={onOther}>
          {t('points.other')}
        </Button>
      </div>
    </section>
  );
}
