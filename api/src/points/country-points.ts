import type { Bounds } from '@odeta/contracts';
import Supercluster from 'supercluster';
import { createTurns, type Turns } from '../background/turns.ts';
import type { PointRow } from './point.repository.ts';
import { fold, searchable } from './searchable.ts';

export interface PointFilter {
  /** Keys of operators; empty: all of them. */
  shippingList: readonly string[];
  alwaysOpen: boolean;
  cashOnDelivery: boolean;
}

export interface KnownPoint {
  row: PointRow;
  /** All words by which it is found, folded, each after a space. */
  words: string;
  city: string;
  /** The folded names of its town. */
  cities: readonly string[];
  /** Digits only. */
  postCode: string;
}

export type PointIndex = Supercluster<{ point: KnownPoint }>;

/** All points of a country, in memory, in one of its languages. */
export interface CountryPoints {
  points: readonly KnownPoint[];
  bounds: Bounds;
  filtered(filter: PointFilter): readonly KnownPoint[];
  /** The index for the map, built once per filter. */
  indexOf(filter: PointFilter): PointIndex;
}

/** Number of cached indexes: each takes a few megabytes for tens of thousands of points. */
const MOST_INDEXES = 12;

/** `radius`: pixels within which points form a cluster; above `maxZoom` there are no clusters. */
const clustering = { radius: 64, maxZoom: 14, extent: 512, minPoints: 3 };

/** Requests are answered meanwhile: preparing tens of thousands of points takes some hundred milliseconds. */
export async function createCountryPoints(
  rows: readonly PointRow[],
  turns: Turns = createTurns(),
): Promise<CountryPoints> {
  const points: KnownPoint[] = [];
  for (const row of rows) {
    points.push(knownPoint(row));
    await turns();
  }
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
    // Moves the index to the end, so that the least recently used one is deleted.
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
  const written = row.everyLanguage ?? [row];
  const cities = [...written.map(({ city }) => city), ...row.alsoKnownAs.split(' ')].filter(Boolean).map(fold);
  const postCode = row.postCode.replace(/\D/g, '');
  const words = searchable([...written.flatMap(({ name, street }) => [name, street]), ...cities, postCode]);
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
