import type { AnswerOf, Bounds, findShippingPoints } from '@odeta/contracts';
import type { CountryPoints, KnownPoint, PointFilter, PointIndex } from './country-points.ts';
import { pointAnswer } from './point.repository.ts';

/** Width in pixels of the largest map with full detail; on a larger one points are clustered more. */
const WIDEST_MAP = 4096;
const TILE = 512;

/** Points of a cluster that are searched for those that are shown alone; a larger one is of a whole region. */
const MOST_SEARCHED = 500;

interface Section {
  bounds: Bounds;
  zoom: number;
  /** Ids of points that are never in a cluster. */
  apart: readonly string[];
}

/** The points in a part of the map, and clusters of points that are too close to each other. */
export function pointsOnMap(
  points: CountryPoints,
  filter: PointFilter,
  { bounds, zoom, apart }: Section,
): AnswerOf<typeof findShippingPoints> {
  const index = points.indexOf(filter);
  const { west, south, east, north } = bounds;
  const found = index.getClusters([west, south, east, north], Math.floor(Math.min(zoom, mostZoomOf(bounds))));
  const answer: AnswerOf<typeof findShippingPoints> = { points: [], clusters: [] };
  for (const { geometry, properties } of found) {
    if ('point' in properties) {
      answer.points.push(pointAnswer(properties.point.row));
      continue;
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { cluster_id: id, point_count: count } = properties;
    const { alone, others } = takenApart(index, { id, count }, apart);
    answer.points.push(...alone.map(({ row }) => pointAnswer(row)));
    if (others === 0) continue;
    answer.clusters.push({ id, latitude, longitude, count: others, zoom: index.getClusterExpansionZoom(id) });
  }
  return answer;
}

/** The points of a cluster that are shown alone, and the number of the others; a single other one is shown alone, too. */
function takenApart(index: PointIndex, { id, count }: { id: number; count: number }, apart: readonly string[]) {
  if (apart.length === 0 || count > MOST_SEARCHED) return { alone: [], others: count };
  const inside = index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.point);
  const alone: KnownPoint[] = inside.filter(({ row }) => apart.includes(pointAnswer(row).id));
  const others = inside.length - alone.length;
  return others === 1 ? { alone: inside, others: 0 } : { alone, others };
}

/** The zoom at which the bounds are as large as the largest map. */
function mostZoomOf({ west, south, east, north }: Bounds) {
  const degrees = Math.max(east - west, north - south, 1e-6);
  return Math.max(0, Math.log2((WIDEST_MAP * 360) / (TILE * degrees)));
}
