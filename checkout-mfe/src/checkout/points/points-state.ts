import type { Bounds, PointCluster, ShippingPoint } from '@odeta/contracts';

export interface PointsFilter {
  /** Operators; all when empty. */
  shippingList: string[];
  alwaysOpen: boolean;
  cashOnDelivery: boolean;
}

export interface Location {
  latitude: number;
  longitude: number;
}

export interface MapView {
  bounds: Bounds;
  zoom: number;
}

export interface PointsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  filter: PointsFilter;
  /** Where the visitor is, since he said so. */
  location: Location | null;
  locating: 'idle' | 'locating' | 'refused';
  /** What was looked for. */
  search: string;
  /** What the list is of: another place when there is nothing at the one that was looked for. */
  place: string;
  points: ShippingPoint[];
  /** On all pages. */
  total: number;
  isLoadingMore: boolean;
  /** Rises with every new list: the map goes there. */
  lists: number;
  onMap: { points: ShippingPoint[]; clusters: PointCluster[] };
  /** The point whose facts the map shows. */
  opened: ShippingPoint | null;
}

export const noPoints = (): PointsState => ({
  status: 'idle',
  filter: { shippingList: [], alwaysOpen: false, cashOnDelivery: false },
  location: null,
  locating: 'idle',
  search: '',
  place: '',
  points: [],
  total: 0,
  isLoadingMore: false,
  lists: 0,
  onMap: { points: [], clusters: [] },
  opened: null,
});
