import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames } from '@odeta/ui';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createPointsStore } from '../points.store.ts';
import type { MapEngine } from './map-engine.ts';
import classes from './map-markers.module.css';

interface Props {
  Marker: MapEngine['Marker'];
  /** Zooms in on a cluster. */
  onZoom: (center: [number, number], zoom: number) => void;
}

/** Pins and clusters are buttons, so that they can be used with the keyboard. */
export function MapMarkers({ Marker, onZoom }: Props) {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { onMap, opened } = useSnapshot(store.state);
  const { shippingPointId } = useSnapshot(useStore(createCheckoutStore).state);
  return (
    <>
      {onMap.clusters.map(({ id, longitude, latitude, count, zoom }) => (
        <Marker key={`group-${id}`} longitude={longitude} latitude={latitude} anchor="center">
          <button
            type="button"
            className={classNames(classes.group, count >= 100 && classes.big)}
            aria-label={t('points.cluster', { count })}
            onClick={() => onZoom([longitude, latitude], zoom)}
          >
            {count}
          </button>
        </Marker>
      ))}
      {onMap.points.map((point) => (
        <Marker key={point.id} longitude={point.longitude} latitude={point.latitude} anchor="bottom">
          <button
            type="button"
            className={classNames(
              classes.pin,
              point.id === shippingPointId && classes.chosen,
              point.id === opened?.id && classes.opened,
            )}
            aria-label={point.name}
            aria-pressed={point.id === shippingPointId}
            onClick={() => store.openPoint(store.state.onMap.points.find(({ id }) => id === point.id) ?? null)}
          >
            <svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true">
              <path d="M14 35C14 35 27 22.5 27 13.5A13 13 0 0 0 1 13.5C1 22.5 14 35 14 35Z" />
              <circle cx="14" cy="13.5" r="4.5" />
            </svg>
          </button>
        </Marker>
      ))}
    </>
  );
}
