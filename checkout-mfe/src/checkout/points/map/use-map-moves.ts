import type { ShippingPoint } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createPointsStore } from '../points.store.ts';
import { NUMBERED } from '../points-state.ts';
import type { MapHandle } from './map-engine.ts';

/** The zoom of the nearest view that the map moves to by itself. */
const NEAREST = 15;
/** The farthest zoom at which the chosen point is centred. */
const FARTHEST = 11;
/** The first zoom around a point that is chosen already: a few streets. */
const OF_CHOSEN = 13;
/** Pixels around the shown points. */
const PADDING = 56;
/** Milliseconds in which the map moves to the chosen point. */
const MOVING = 240;

/**
 * After a search the map shows the first points of the list; after a choice, the chosen point in its centre. Returns what it shows first,
 * so that it does not begin with the whole country and then move.
 */
export function useMapMoves(map: RefObject<MapHandle | null>, isDrawn: boolean): object | null {
  const store = useStore(createPointsStore);
  const checkout = useStore(createCheckoutStore);
  const { lists } = useSnapshot(store.state);
  const { shippingPointId } = useSnapshot(checkout.state);
  const [first] = useState(() => {
    const chosen = findChosen(store.state, checkout.state);
    return { lists, shippingPointId, view: viewOf(store.state.points.slice(0, NUMBERED), chosen) };
  });
  const shown = useRef({ lists: first.lists, shippingPointId: first.shippingPointId });

  useEffect(() => {
    const found = store.state.points.slice(0, NUMBERED);
    if (!isDrawn || lists === shown.current.lists || found.length === 0) return;
    shown.current.lists = lists;
    map.current?.fitBounds(boundsOf(found), { padding: PADDING, maxZoom: NEAREST, animate: false });
  }, [map, store, lists, isDrawn]);

  useEffect(() => {
    if (!isDrawn || shippingPointId === shown.current.shippingPointId || !map.current) return;
    shown.current.shippingPointId = shippingPointId;
    const chosen = findChosen(store.state, checkout.state);
    if (!chosen) return;
    const center: [number, number] = [chosen.longitude, chosen.latitude];
    map.current.easeTo({ center, zoom: Math.max(map.current.getZoom(), FARTHEST), duration: MOVING });
  }, [map, store, checkout, shippingPointId, isDrawn]);

  return first.view;
}

interface Known {
  readonly points: readonly ShippingPoint[];
  readonly onMap: { readonly points: readonly ShippingPoint[] };
}

interface Choice {
  readonly shippingPointId: string | null;
  readonly shippingPoint: readonly ShippingPoint[];
}

const findChosen = ({ points, onMap }: Known, { shippingPointId, shippingPoint }: Choice) =>
  [...points, ...onMap.points, ...shippingPoint].find(({ id }) => id === shippingPointId);

/** The chosen point in the centre, or the first points of the list; `null` without any. */
export function viewOf(found: readonly ShippingPoint[], chosen: ShippingPoint | undefined): object | null {
  if (chosen) return { longitude: chosen.longitude, latitude: chosen.latitude, zoom: OF_CHOSEN };
  if (found.length === 0) return null;
  return { bounds: boundsOf(found), fitBoundsOptions: { padding: PADDING, maxZoom: NEAREST } };
}

function boundsOf(points: readonly ShippingPoint[]): [[number, number], [number, number]] {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
