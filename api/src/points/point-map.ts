import type { AnswerOf, Bounds, findShippingPoints } from '@odeta/contracts';
import type { CountryPoints, PointFilter } from './country-points.ts';
import { pointAnswer } from './point.repository.ts';

/** Width in pixels of the largest map with full detail; on a larger one points are clustered more. */
const WIDEST_MAP = 4096;
const TILE = 512;

/** The points in a part of the map, and clusters of points that are too close to each other. */
export function pointsOnMap(
  points: CountryPoints,
  filter: PointFilter,
  { bounds, zoom }: { bounds: Bounds; zoom: number },
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
    answer.clusters.push({ id, latitude, longitude, count, zoom: index.getClusterExpansionZoom(id) });
  }
  return answer;
}

/** The zoom at which the bounds are as large as the largest map. */
function mostZoomOf({ west, south, east, north }: Bounds) {
  const degrees = Math.max(east - west, north - south, 1e-6);
  return Math.max(0, Math.log2((WIDEST_MAP * 360) / (TILE * degrees)));
}
