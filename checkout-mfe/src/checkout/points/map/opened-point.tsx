import type { ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { IconButton, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { PointDetails } from '../point-details.tsx';
import { PointFacts } from '../point-facts.tsx';
import itemClasses from '../point-item.module.css';
import { ChooseButton } from '../point-item.tsx';
import { createPointsStore } from '../points.store.ts';
import classes from './opened-point.module.css';

/** The details of the selected pin. They receive the focus, and the pin gets it back. */
export function OpenedPoint({ point, onChoose }: { point: ShippingPoint; onChoose: (point: ShippingPoint) => void }) {
  const t = useTexts('checkout');
  const { openPoint } = useStore(createPointsStore);
  const { shippingPointId } = useSnapshot(useStore(createCheckoutStore).state);
  const card = useRef<HTMLElement>(null);
  const { id } = point;

  useEffect(() => {
    const element = card.current;
    const cameFrom = element?.ownerDocument.activeElement;
    element?.focus();
    return () => {
      const isLost = element?.ownerDocument.activeElement?.closest('dialog, main') === null;
      if (isLost && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, [id]);

  return (
    <section
      ref={card}
      className={classes.card}
      aria-label={point.name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        openPoint(null);
      }}
    >
      <div className={classes.head}>
        <h3 className={text.medium}>{point.name}</h3>
        <IconButton icon="x" label={t('points.close-point')} onClick={() => openPoint(null)} />
      </div>
      <PointFacts point={point} />
      <div className={itemClasses.actions}>
        <PointDetails point={point} />
        <ChooseButton point={point} isChosen={id === shippingPointId} onChoose={onChoose} />
      </div>
    </section>
  );
}
