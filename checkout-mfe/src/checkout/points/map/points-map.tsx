import type { Bounds, ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, Skeleton } from '@odeta/ui';
import { useEffect, useRef, useState } from 'react';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createPointsStore } from '../points.store.ts';
import type { MapHandle } from './map-engine.ts';
import { MapMarkers } from './map-markers.tsx';
import { OpenedPoint } from './opened-point.tsx';
import classes from './points-map.module.css';
import { useEngine } from './use-engine.ts';

/** Degrees that the map can be moved beyond the country. */
const MARGIN = 1.6;
const NEAREST = 12;
/** Number of found points that are in view at first. */
const IN_VIEW = 20;

/** The points in the visible part of the country. */
export function PointsMap({ onChoose }: { onChoose: (point: ShippingPoint) => void }) {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { lists, opened } = useSnapshot(store.state);
  const { shippingPointsConfig: config } = useSnapshot(useStore(createCheckoutStore).state);
  const { engine, isMissing, refuse } = useEngine(config?.mapboxToken ?? null);
  const map = useRef<MapHandle>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const found = store.state.points.slice(0, IN_VIEW);
    if (!isDrawn || lists === 0 || found.length === 0) return;
    map.current?.fitBounds(boundsOf(found), { padding: 56, maxZoom: NEAREST, animate: false });
  }, [store, lists, isDrawn]);

  if (isMissing) return <p className={classes.missing}>{t('points.no-map')}</p>;
  if (!engine || !config) return <Skeleton className={classes.waiting} />;

  function see(target: MapHandle) {
    map.current = target;
    const bounds = target.getBounds();
    if (!bounds) return;
    const seen = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
    store.showMap({ bounds: withinWorld(seen), zoom: target.getZoom() });
  }

  const { west, south, east, north } = config.bounds;
  return (
    // The landmark is the library's own element inside.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame and a legend
    <div role="group" className={classes.map} aria-label={t('points.map')}>
      <engine.Map
        initialViewState={{
          bounds: [
            [west, south],
            [east, north],
          ],
        }}
        maxBounds={[
          [west - MARGIN, south - MARGIN],
          [east + MARGIN, north + MARGIN],
        ]}
        minZoom={4}
        maxZoom={16}
        mapStyle={engine.style}
        locale={{ 'Map.Title': t('points.map') }}
        dragRotate={false}
        pitchWithRotate={false}
        style={{ width: '100%', height: '100%' }}
        onLoad={({ target }) => {
          see(target);
          setDrawn(true);
        }}
        onMoveEnd={({ target }) => see(target)}
        onError={() => isDrawn || refuse()}
      >
        <MapMarkers
          Marker={engine.Marker}
          onZoom={(center, zoom) => {
            map.current?.easeTo({ center, zoom });
            // The clicked cluster is about to disappear.
            map.current?.getCanvas().focus();
          }}
        />
      </engine.Map>
      <div className={classes.zoom}>
        <button type="button" aria-label={t('points.zoom-in')} onClick={() => map.current?.zoomIn()}>
          <Icon icon="plus" />
        </button>
        <button type="button" aria-label={t('points.zoom-out')} onClick={() => map.current?.zoomOut()}>
          <Icon icon="minus" />
        </button>
      </div>
      {engine.attribution && <p className={classes.attribution}>{engine.attribution}</p>}
      {opened && <OpenedPoint point={opened as ShippingPoint} onChoose={onChoose} />}
    </div>
  );
}

function boundsOf(points: readonly ShippingPoint[]): [[number, number], [number, number]] {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}

const withinWorld = ({ west, south, east, north }: Bounds): Bounds => ({
  west: Math.max(-180, west),
  south: Math.max(-90, south),
  east: Math.min(180, east),
  north: Math.min(90, north),
});
