import type { Bounds, PointCluster, ShippingPoint } from '@odeta/contracts';

/** The first points of the list have numbers, in the list and on the map. */
export const NUMBERED = 5;

export interface PointsFilter {
  /** Keys of operators; empty for all. */
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
  /** The visitor's position, after the visitor has shared it. */
  location: Location | null;
  locating: 'idle' | 'locating' | 'refused';
  /** The text that was searched for. */
  search: string;
  /** The place of the list, which is another one if the search found nothing. */
  place: string;
  points: ShippingPoint[];
  /** Number of points on all pages. */
  total: number;
  isLoadingMore: boolean;
  /** Increases with every new list, so that the map moves there. */
  lists: number;
  onMap: { points: ShippingPoint[]; clusters: PointCluster[] };
  /** The point whose details the map shows. */
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
