import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alerts, Button } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useEffect, useState } from 'react';
import { useIsWide } from './is-wide.ts';
import { PointFilters } from './point-filters.tsx';
import { PointList } from './point-list.tsx';
import { PointSearch } from './point-search.tsx';
import { createPointsStore } from './points.store.ts';
import classes from './points-panel.module.css';
import type { ChoosePoint } from './use-choose-point.ts';
import { useChoosePoint } from './use-choose-point.ts';

const PointsMap = lazyPart(() => import('./map/points-map.tsx'), 'PointsMap');
const MapDialog = lazyPart(() => import('./map/map-dialog.tsx'), 'MapDialog');

export interface PointsPanelProps {
  /** Of the address, as far as it is typed. */
  city: string;
  postCode: () => string;
  error: string | null;
  /** Called when a point is chosen, to remove the error. */
  onChosen: () => void;
}

/**
 * Points as a list, which is enough on its own, and as a map beside it or above it. On a phone a dialog shows the map on the whole screen;
 * meanwhile the page has none, because both would ask for the points of their view.
 */
export function PointsPanel({ city, postCode, error, onChosen }: PointsPanelProps) {
  const t = useTexts('checkout');
  const isWide = useIsWide();
  const [isMapOpen, setMapOpen] = useState(false);
  const store = useStore(createPointsStore);
  const { status } = useSnapshot(store.state);
  const choose: ChoosePoint = useChoosePoint(postCode, onChosen);

  useEffect(() => void store.open({ postCode: postCode(), city }), [store]);

  return (
    <div className={classes.panel}>
      <PointSearch error={error} />
      <PointFilters />
      <div className={classes.alerts}>
        <Alerts placement="points" />
      </div>
      <div className={classes.places}>
        <PointList onChoose={(point) => choose(point, 'points')} />
        <div className={classes.map}>
          {status !== 'idle' && !isMapOpen && (
            <Suspense fallback={null}>
              <PointsMap onChoose={(point) => choose(point, 'points')} pagesScroll={!isWide} />
            </Suspense>
          )}
          {!isWide && (
            <div className={classes.enlarge}>
              <Button kind="secondary" size="small" onClick={() => setMapOpen(true)}>
                {t('points.show-map')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isMapOpen && (
        <Suspense fallback={null}>
          <MapDialog
            onClose={() => setMapOpen(false)}
            onChoose={async (point) => {
              if (await choose(point, 'map-modal')) setMapOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
