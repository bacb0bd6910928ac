import type { ShippingPoint } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { latestOnly, proxy, snapshot } from '@odeta/storefront/state';
import { isPostCode } from '@odeta/validation';
import { createCheckoutStore } from '../checkout.store.ts';
import { findLocation } from './find-location.ts';
import { fetchList, fetchMap } from './points.api.ts';
import { type Location, type MapView, noPoints, type PointsFilter } from './points-state.ts';

interface Deps {
  /** Where the visitor is; `null` when he does not want to say. */
  locate?: () => Promise<Location | null>;
}

/** Points to choose from, as a list and on a map (J10, J11). */
export function createPointsStore({ api, session, storeOf }: Storefront, { locate = findLocation }: Deps = {}) {
  const state = proxy(noPoints());
  const checkout = storeOf(createCheckoutStore).state;
  const latestList = latestOnly();
  const latestMap = latestOnly();
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

  /** J10. What is out of date stays until the answer is here; without an answer the list still does. */
  async function showMap(seen: MapView) {
    view = seen;
    try {
      const onMap = await latestMap(fetchMap(api, { ...seen, ...copyOf(snapshot(state).filter) }));
      if (onMap) state.onMap = onMap;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return {
    state,
    showMap,

    /**
     * J11. Begins where the buyer lives: a post code says more than a city, which may have hundreds of points. An address that
     * was completed since counts when the points are opened again, not at the next press on a filter.
     */
    async open({ postCode, city }: { postCode: string; city: string }) {
      const isKnown = isPostCode(session.country.code, postCode);
      const [before = ''] = home;
      home = [isKnown ? postCode.trim() : '', city.trim()].filter(Boolean);
      const [now = ''] = home;
      const isOfHome = state.location === null && state.search === before;
      if (state.status === 'idle' || (isOfHome && now !== before)) await list(now);
    },

    /** J11. */
    async search(text: string) {
      const search = text.trim();
      // A place that is named counts more than where the visitor is.
      if (search !== '') state.location = null;
      await list(search);
    },

    /** The same again, after it failed. */
    retry: () => list(state.search),

    async filter(changes: Partial<PointsFilter>) {
      state.filter = { ...state.filter, ...changes };
      state.opened = null;
      await Promise.all([list(state.search), view && showMap(view)]);
    },

    /** J11. The next page. */
    async more() {
      if (state.isLoadingMore) return;
      state.isLoadingMore = true;
      const { place, lists } = state;
      try {
        const { points } = await ask(place, state.points.length);
        if (lists === state.lists) state.points = [...state.points, ...points];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.status = 'failed';
      } finally {
        state.isLoadingMore = false;
      }
    },

    /** Asks the visitor where he is, because he pressed for it. */
    async locate() {
      state.locating = 'locating';
      const location = await locate();
      Object.assign(state, { location, locating: location ? 'idle' : 'refused' });
      if (location) await list('');
    },

    /** Shows what is known of a point on the map, or of none. */
    openPoint: (point: ShippingPoint | null) => void Object.assign(state, { opened: point }),
  };
}

/** J11. What is looked for; nothing there: the city of the address, then the default city of the country. */
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
