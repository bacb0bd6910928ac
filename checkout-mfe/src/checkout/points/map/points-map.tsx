import type { Bounds, ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, Skeleton } from '@odeta/ui';
import { useRef, useState } from 'react';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createPointsStore } from '../points.store.ts';
import type { MapEngine, MapHandle } from './map-engine.ts';
import { MapMarkers } from './map-markers.tsx';
import { MapScale } from './map-scale.tsx';
import { OpenedPoint } from './opened-point.tsx';
import classes from './points-map.module.css';
import { useEngine } from './use-engine.ts';
import { useMapMoves } from './use-map-moves.ts';

/** Degrees that the map can be moved beyond the country. */
const MARGIN = 1.6;
/** From this zoom on, a map without streets is empty. */
const CLOSE = 10;
interface Props {
  onChoose: (point: ShippingPoint) => void;
  /** One finger scrolls the page and two move the map, which is narrow there. */
  pagesScroll?: boolean;
}

/** The points in the visible part of the country, as soon as the first ones of the list are known. */
export function PointsMap(props: Props) {
  const t = useTexts('checkout');
  const { status, lists } = useSnapshot(useStore(createPointsStore).state);
  const { shippingPointsConfig: config } = useSnapshot(useStore(createCheckoutStore).state);
  const { engine, isMissing, refuse } = useEngine(config?.mapboxToken ?? null);

  if (isMissing) return <p className={classes.missing}>{t('points.no-map')}</p>;
  const isKnown = lists > 0 || status === 'failed';
  if (!engine || !config || !isKnown) return <Skeleton className={classes.waiting} />;
  return <DrawnMap {...props} engine={engine} country={config.bounds} refuse={refuse} />;
}

interface DrawnProps extends Props {
  engine: MapEngine;
  country: Bounds;
  refuse: () => void;
}

function DrawnMap({
  engine,
  country: { west, south, east, north },
  refuse,
  onChoose,
  pagesScroll = false,
}: DrawnProps) {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { opened } = useSnapshot(store.state);
  const map = useRef<MapHandle>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [seen, setSeen] = useState<{ zoom: number; latitude: number } | null>(null);
  const first = useMapMoves(map, isDrawn);

  function see(target: MapHandle) {
    map.current = target;
    const bounds = target.getBounds();
    if (!bounds) return;
    const shown = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    setSeen({ zoom: target.getZoom(), latitude: (shown.south + shown.north) / 2 });
    store.showMap({ bounds: withinWorld(shown), zoom: target.getZoom() });
  }

  return (
    // The landmark is the library's own element inside.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame and a legend
    <div role="group" className={classes.map} aria-label={t('points.map')}>
      <engine.Map
        initialViewState={
          first ?? {
            bounds: [
              [west, south],
              [east, north],
            ],
          }
        }
        maxBounds={[
          [west - MARGIN, south - MARGIN],
          [east + MARGIN, north + MARGIN],
        ]}
        minZoom={4}
        maxZoom={16}
        mapStyle={engine.style}
        locale={{
          'Map.Title': t('points.map'),
          'CooperativeGesturesHandler.MobileHelpText': t('points.two-fingers'),
        }}
        cooperativeGestures={pagesScroll}
        dragRotate={false}
        pitchWithRotate={false}
        style={{ width: '100%', height: '100%' }}
        // Pins do not wait for the ground below them, whose file may be late.
        onStyleData={({ target }) => {
          if (isDrawn) return;
          see(target);
          setDrawn(true);
        }}
        onLoad={() => setLoaded(true)}
        onMoveEnd={({ target }) => see(target)}
        onError={() => isLoaded || refuse()}
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
      {!engine.hasStreets && seen && seen.zoom >= CLOSE && <MapScale {...seen} />}
      {engine.attribution && <p className={classes.attribution}>{engine.attribution}</p>}
      {opened && <OpenedPoint point={opened as ShippingPoint} onChoose={onChoose} />}
    </div>
  );
}

const withinWorld = ({ west, south, east, north }: Bounds): Bounds => ({
  west: Math.max(-180, west),
  south: Math.max(-90, south),
  east: Math.min(180, east),
  north: Math.min(90, north),
});
