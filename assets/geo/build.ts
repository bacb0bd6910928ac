import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { clipLine, clipRing, type Point, round } from './clip.ts';
import { type Box, type CountryCode, countryCodes, mapBox, mapCountries } from './countries.ts';
import { isDeliveredTo, nameOn, otherNames, ukrainianNameOn } from './names.ts';
import { postCodeStarts } from './post-codes.ts';
import { type Place, readCountries, readPlaces, readWater } from './sources.ts';

/** Degrees; points of a line that are nearer to each other are one. The country itself is drawn finer than what is around. */
const TOLERANCE = { home: 0.003, around: 0.008 };
/** Neighbours' towns are there to find one's way. */
const NEIGHBOUR_POPULATION = 90_000;

const workspace = path.resolve(import.meta.dirname, '../..');
const { lands, borders } = readCountries();
const { rivers, lakes } = readWater();
const places = readPlaces().filter(({ name }) => name !== 'Parádsasvár');

function featuresOf(country: CountryCode) {
  const { id, box } = mapCountries[country];
  const clip = mapBox(box);
  return [
    ...lands.flatMap((land) =>
      areas(clipPolygons(land.polygons, clip, land.id === id ? TOLERANCE.home : TOLERANCE.around), {
        kind: land.id === id ? 'home' : 'land',
      }),
    ),
    ...areas(clipPolygons(lakes, clip, TOLERANCE.home), { kind: 'lake' }),
    ...lines(rivers, clip, { kind: 'river' }),
    ...lines(borders, clip, { kind: 'border' }),
    ...labels(country, clip),
  ];
}

const clipPolygons = (polygons: readonly Point[][][], box: Box, tolerance: number) =>
  polygons
    .map((rings) => rings.map((ring) => clipRing(ring, box, tolerance)).filter((ring) => ring !== null))
    .filter((rings) => rings.length > 0);

const feature = (type: string, coordinates: unknown, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});

const areas = (polygons: readonly Point[][][], properties: object) =>
  polygons.length > 0 ? [feature('MultiPolygon', polygons, properties)] : [];

function lines(all: readonly Point[][], box: Box, properties: object) {
  const pieces = all.flatMap((line) => clipLine(line, box, TOLERANCE.home));
  return pieces.length > 0 ? [feature('MultiLineString', pieces, properties)] : [];
}

/** `r`: the lower, the bigger the place and the sooner it is seen. `n`: its name, `n_uk` in Ukrainian if it is another one. */
function labels(country: CountryCode, [west, south, east, north]: Box) {
  const { iso, population } = mapCountries[country];
  return places
    .filter((place) => place.longitude > west && place.longitude < east)
    .filter((place) => place.latitude > south && place.latitude < north && place.kind !== 'PPLX')
    .filter((place) => place.population >= (place.iso === iso ? population : NEIGHBOUR_POPULATION))
    .sort(bySize)
    .flatMap((place) => {
      const name = nameOn(country, place);
      if (name === null) return [];
      const uk = ukrainianNameOn(country, place);
      const names = { n: name, ...(uk && uk !== name && { n_uk: uk }) };
      return [feature('Point', [round(place.longitude), round(place.latitude)], { ...names, r: rankOf(place) })];
    });
}

function rankOf({ kind, population }: Place) {
  if (kind === 'PPLC') return 0;
  return [500_000, 150_000, 50_000, 15_000, 5000].findIndex((size) => population > size) + 1 || 6;
}

function townsFile() {
  const head =
    '# Made by assets/geo/build.ts from GeoNames (CC BY 4.0): name, latitude, longitude, people, starts of post codes, other names, names in other languages.\n';
  return head + countryCodes.map((country) => `${country}:\n${townsOf(country).join('\n')}\n`).join('');
}

function townsOf(country: CountryCode) {
  const { iso, towns } = mapCountries[country];
  return places
    .filter((place) => place.iso === iso && place.kind !== 'PPLX' && place.population > 0 && isDeliveredTo(place))
    .sort(bySize)
    .flatMap((place) => {
      const name = nameOn(country, place);
      return name === null ? [] : [{ name, place }];
    })
    .slice(0, towns)
    .map(({ name, place }, index) => {
      const { latitude, longitude, population, region } = place;
      const starts = postCodeStarts(country, name, region, index);
      const uk = ukrainianNameOn(country, place);
      const also = otherNames(country, place).join(' ');
      const row = [name, round(latitude), round(longitude), population, starts, also, ...(uk ? [{ uk }] : [])];
      return `  - ${JSON.stringify(row)}`;
    });
}

const bySize = (one: Place, other: Place) => other.population - one.population || one.latitude - other.latitude;

const mapFolder = path.join(workspace, 'checkout-mfe/src/checkout/points/map/basemap');
mkdirSync(mapFolder, { recursive: true });
for (const country of countryCodes) {
  const json = JSON.stringify({ type: 'FeatureCollection', features: featuresOf(country) });
  writeFileSync(path.join(mapFolder, `${country}.geojson`), json);
  const sizes = [json.length, gzipSync(json, { level: 9 }).length, brotliCompressSync(json).length];
  process.stdout.write(`${country}: ${sizes.map((bytes) => `${Math.round(bytes / 1024)} KB`).join(', ')}\n`);
}
writeFileSync(path.join(workspace, 'api/src/seed/data/towns.yaml'), townsFile());
