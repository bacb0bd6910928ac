import type { ShippingPoint } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { latestOnly, proxy, snapshot } from '@odeta/storefront/state';
import { isPostCode } from '@odeta/validation';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { fetchList, fetchMap } from '../state/points.api.ts';
import { findLocation } from './find-location.ts';
import { type Location, type MapView, NUMBERED, noPoints, type PointsFilter } from './points-state.ts';

interface Deps {
  /** Resolves to the visitor's position; `null` if the visitor refuses. */
  locate?: () => Promise<Location | null>;
}

/** The pick-up points to choose from, as a list and on a map. */
export function createPointsStore({ api, session, storeOf }: Storefront, { locate = findLocation }: Deps = {}) {
  const state = proxy(noPoints());
  const checkout = storeOf(createCheckoutStore).state;
  const [latestList, latestMap] = [latestOnly(), latestOnly()];
  let view: MapView | null = null;
  /** Post code and city of the address, as far as they are known. */
  let home: string[] = [];

  const ask = (search: string, offset = 0) => {
    const { filter, location } = snapshot(state);
    return fetchList(api, { search, offset, ...copyOf(filter), ...(location && { location }) });
  };

  async function list(search: string) {
    Object.assign(state, { status: 'loading', search });
    try {
      const { defaultCity = '' } = checkout.shippingPointsConfig ?? {};
      const { location } = state;
      const first = search === '' && location === null ? (home[0] ?? defaultCity) : search;
      const found = await latestList(firstFound([first, ...home.slice(-1), defaultCity], ask));
      if (found) Object.assign(state, { ...found, status: 'ready', lists: state.lists + 1 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.status = 'failed';
    }
  }

  /** Outdated points stay until the answer arrives. Errors are ignored, because the list is enough. */
  async function showMap(seen: MapView) {
    view = seen;
    try {
      const shown = { ...copyOf(snapshot(state).filter), apart: apartOf(state.points, checkout.shippingPointId) };
      const onMap = await latestMap(fetchMap(api, { ...seen, ...shown }));
      if (onMap) state.onMap = onMap;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return {
    state,
    showMap,

    /**
     * Starts with the customer's address: a post code is more precise than a city, which may have hundreds of points. An address that was
     * completed since is used when the points are opened again, not when a filter changes.
     */
    async open({ postCode, city }: { postCode: string; city: string }) {
      const isKnown = isPostCode(session.country.code, postCode);
      const [before = ''] = home;
      home = [isKnown ? postCode.trim() : '', city.trim()].filter(Boolean);
      const [now = ''] = home;
      const isOfHome = state.location === null && state.search === before;
      if (state.status === 'idle' || (isOfHome && now !== before)) await list(now);
    },

    async search(text: string) {
      const search = text.trim();
      // A typed place takes precedence over the visitor's position.
      if (search !== '') state.location = null;
      await list(search);
    },

    /** Repeats the failed search. */
    retry: () => list(state.search),

    async filter(changes: Partial<PointsFilter>) {
      state.filter = { ...state.filter, ...changes };
      state.opened = null;
      await Promise.all([list(state.search), view && showMap(view)]);
    },

    /** Loads the next page. */
    async more() {
      if (state.isLoadingMore) return;
      state.isLoadingMore = true;
      const { place, lists } = state;
      try {
        const { points } = await ask(place, state.points.length);
        if (lists === state.lists) state.points = [...state.points, ...points];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (lists === state.lists) state.status = 'failed';
      } finally {
        state.isLoadingMore = false;
      }
    },

    /** Only called when the visitor presses the button, because the browser asks for permission. */
    async locate() {
      state.locating = 'locating';
      const location = await locate();
      Object.assign(state, { location, locating: location ? 'idle' : 'refused' });
      if (location) await list('');
    },

    /** Shows the details of a point on the map; `null` hides them. */
    openPoint: (point: ShippingPoint | null) => void Object.assign(state, { opened: point }),
  };
}

/** Points that the map shows alone: the first of the list, which have numbers, and the chosen one. */
const apartOf = (points: readonly ShippingPoint[], chosen: string | null) => [
  ...new Set([...points.slice(0, NUMBERED).map(({ id }) => id), ...(chosen === null ? [] : [chosen])]),
];

/** The search, or if it finds nothing the city of the address, then the default city of the country. */
async function firstFound<Answer extends { points: unknown[] }>(
  [first = '', ...others]: string[],
  ask: (place: string) => Promise<Answer>,
) {
  const found = { ...(await ask(first)), place: first };
  for (const place of new Set(others)) {
    if (found.points.length > 0) break;
    if (place !== '' && place !== first) Object.assign(found, await ask(place), { place });
  }
  return found;
}

const copyOf = ({
  shippingList,
  ...filter
}: { readonly shippingList: readonly string[] } & Omit<PointsFilter, 'shippingList'>) => ({
  ...filter,
  shippingList: [...shippingList],
});
