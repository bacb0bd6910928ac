import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames } from '@odeta/ui';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createPointsStore } from '../points.store.ts';
import { NUMBERED } from '../points-state.ts';
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
  const { onMap, opened, points } = useSnapshot(store.state);
  const first = points.slice(0, NUMBERED).map(({ id }) => id);
  const numbered = onMap.points.map((point) => ({ point, number: first.indexOf(point.id) + 1 }));
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
      {numbered.map(({ point, number }) => (
        <Marker key={point.id} longitude={point.longitude} latitude={point.latitude} anchor="bottom">
          <button
            type="button"
            className={classNames(
              classes.pin,
              number > 0 && classes.numbered,
              point.id === shippingPointId && classes.chosen,
              point.id === opened?.id && classes.opened,
            )}
            // Begins with the visible text, for voice control.
            aria-label={number > 0 ? `${number}. ${point.name}` : point.name}
            aria-pressed={point.id === shippingPointId}
            onClick={() => store.openPoint(store.state.onMap.points.find(({ id }) => id === point.id) ?? null)}
          >
            <svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true">
              <path d="M14 35C14 35 27 22.5 27 13.5A13 13 0 0 0 1 13.5C1 22.5 14 35 14 35Z" />
              {number > 0 ? (
                <text x="14" y="18.5" textAnchor="middle">
                  {number}
                </text>
              ) : (
                <circle cx="14" cy="13.5" r="4.5" />
              )}
            </svg>
          </button>
        </Marker>
      ))}
    </>
  );
}
