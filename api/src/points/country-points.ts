import type { Bounds } from '@odeta/contracts';
import Supercluster from 'supercluster';
import type { PointRow } from './point.repository.ts';
import { fold, searchable } from './searchable.ts';

export interface PointFilter {
  /** Operators; all when empty. */
  shippingList: readonly string[];
  alwaysOpen: boolean;
  cashOnDelivery: boolean;
}

export interface KnownPoint {
  row: PointRow;
  /** Every word that it is found by, folded, after a blank. */
  words: string;
  city: string;
  /** The names of its town, folded. */
  cities: readonly string[];
  /** Digits only. */
  postCode: string;
}

export type PointIndex = Supercluster<{ point: KnownPoint }>;

/** The points of a country in memory. */
export interface CountryPoints {
  points: readonly KnownPoint[];
  bounds: Bounds;
  filtered(filter: PointFilter): readonly KnownPoint[];
  /** What the map asks: made once per filter. */
  indexOf(filter: PointFilter): PointIndex;
}

/** Filters that are kept at a time: each takes a few megabytes when there are tens of thousands of points. */
const MOST_INDEXES = 12;

/** Pixels within which points are one group, and the zoom from which there are none. */
const clustering = { radius: 64, maxZoom: 14, extent: 512, minPoints: 3 };

export function createCountryPoints(rows: readonly PointRow[]): CountryPoints {
  const points = rows.map(knownPoint);
  const indexes = new Map<string, PointIndex>();

  function filtered({ shippingList, alwaysOpen, cashOnDelivery }: PointFilter) {
    const chosen = new Set(shippingList);
    return points.filter(
      ({ row }) =>
        (chosen.size === 0 || chosen.has(row.shipping)) &&
        (!alwaysOpen || row.alwaysOpen) &&
        (!cashOnDelivery || row.payCash || row.payCard),
    );
  }

  function indexOf(filter: PointFilter) {
    const key = JSON.stringify([[...new Set(filter.shippingList)].sort(), filter.alwaysOpen, filter.cashOnDelivery]);
    const index = indexes.get(key) ?? createIndex(filtered(filter));
    // The one that was asked for last stays longest.
    indexes.delete(key);
    indexes.set(key, index);
    const [oldest] = indexes.keys();
    if (indexes.size > MOST_INDEXES && oldest !== undefined) indexes.delete(oldest);
    return index;
  }

  return { points, bounds: boundsOf(rows), filtered, indexOf };
}

function createIndex(points: readonly KnownPoint[]): PointIndex {
  return new Supercluster<{ point: KnownPoint }>(clustering).load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.row.longitude, point.row.latitude] },
    })),
  );
}

function knownPoint(row: PointRow): KnownPoint {
  const cities = [row.city, ...row.alsoKnownAs.split(' ')].filter(Boolean).map(fold);
  const postCode = row.postCode.replace(/\D/g, '');
  const words = searchable([row.name, row.street, ...cities, postCode]);
  return { row, words, city: fold(row.city), cities, postCode };
}

function boundsOf(rows: readonly PointRow[]): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { latitude, longitude } of rows) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return rows.length > 0 ? bounds : { west: -180, south: -90, east: 180, north: 90 };
}
