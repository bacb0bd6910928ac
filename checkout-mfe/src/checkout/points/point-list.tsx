import type { ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Skeleton, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import { PointItem } from './point-item.tsx';
import classes from './point-list.module.css';
import { createPointsStore } from './points.store.ts';
import { NUMBERED } from './points-state.ts';

/**
 * The chosen point and those that were used before or that replace a closed one, as far as the search has not found them, then the found
 * ones, by pages: each point once.
 */
export function PointList({ onChoose }: { onChoose: (point: ShippingPoint) => void }) {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { status, points, total, search, place, location, isLoadingMore } = useSnapshot(store.state);
  const { shippingPoint, shippingPointId, nearestPoints, customer } = useSnapshot(useStore(createCheckoutStore).state);
  const { points: remembered } = useSnapshot(useStore(createRememberedStore).state);
  const rest = total - points.length;
  const listed = new Set([...points, ...nearestPoints].map(({ id }) => id));
  const known = shippingPoint.concat(customer?.hasAccount ? [] : remembered);
  const before = known.filter(({ id }, index) => !listed.has(id) && known.findIndex((one) => one.id === id) === index);
  const chosen = before.filter(({ id }) => id === shippingPointId);
  const used = before.filter(({ id }) => id !== shippingPointId).slice(0, 2);
  const list = useRef<HTMLUListElement>(null);
  const firstOfPage = useRef<number | null>(null);

  // The button disappears with the last page, so that the focus moves to the first new point.
  useEffect(() => {
    const first = firstOfPage.current;
    if (first === null || points.length <= first) return;
    firstOfPage.current = null;
    list.current?.children[first]?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  }, [points.length]);

  function showMore() {
    firstOfPage.current = points.length;
    void store.more();
  }

  const show = (point: (typeof points)[number], number?: number) => (
    <PointItem key={point.id} point={point as ShippingPoint} number={number} onChoose={onChoose} />
  );

  return (
    <div className={classes.list} aria-busy={status === 'loading'}>
      {nearestPoints.length > 0 && (
        <section aria-label={t('points.nearest')}>
          <h3 className={classes.head}>{t('points.nearest')}</h3>
          <ul>{nearestPoints.map((point) => show(point))}</ul>
        </section>
      )}
      {chosen.length > 0 && (
        <section aria-label={t('points.chosen-point')}>
          <h3 className={classes.head}>{t('points.chosen-point')}</h3>
          <ul>{chosen.map((point) => show(point))}</ul>
        </section>
      )}
      {used.length > 0 && (
        <section aria-label={t('points.used')}>
          <h3 className={classes.head}>{t('points.used')}</h3>
          <ul>{used.map((point) => show(point))}</ul>
        </section>
      )}
      <p role="status" className={classes.head}>
        {status === 'ready' &&
          total > 0 &&
          t('points.found', { count: total, place: location ? t('points.near-you') : place })}
        {status === 'ready' && total === 0 && t('points.nothing')}
        {status === 'ready' && total > 0 && search !== '' && place !== search && (
          <span className={text.faint}> {t('points.elsewhere', { search, place })}</span>
        )}
      </p>
      {status === 'loading' && points.length === 0 && <Skeleton className={classes.waiting} />}
      {status === 'failed' && (
        <div role="alert" className={classes.failure}>
          <Alert type="error">{t('points.failed')}</Alert>
          <Button kind="secondary" size="small" onClick={store.retry}>
            {t('points.retry')}
          </Button>
        </div>
      )}
      {/* Outdated points can be read but not clicked, so that a click does not hit a point of the next list. */}
      <ul ref={list} aria-label={t('points.list')} inert={status === 'loading'}>
        {points.map((point, index) => show(point, index < NUMBERED ? index + 1 : undefined))}
      </ul>
      {status === 'ready' && rest > 0 && (
        <div className={classes.more}>
          <Button kind="text" busy={isLoadingMore} onClick={showMore}>
            {t('points.more', { count: Math.min(rest, 20) })}
          </Button>
        </div>
      )}
    </div>
  );
}
