export const countryCodes = ['pl', 'sk', 'hu', 'ro', 'ua'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

interface MapCountry {
  /** ISO 3166 numeric, as `world-atlas` has it. */
  id: string;
  iso: string;
  box: Box;
  /** Smaller places are not on its map. */
  population: number;
  /** Towns that may have pick-up points, the biggest ones. */
  towns: number;
}

export const mapCountries: Record<CountryCode, MapCountry> = {
  pl: { id: '616', iso: 'PL', box: [14.1, 49, 24.2, 54.9], population: 4000, towns: 300 },
  sk: { id: '703', iso: 'SK', box: [16.8, 47.7, 22.6, 49.7], population: 1000, towns: 130 },
  hu: { id: '348', iso: 'HU', box: [16.1, 45.7, 22.95, 48.6], population: 3000, towns: 180 },
  ro: { id: '642', iso: 'RO', box: [20.2, 43.6, 29.8, 48.3], population: 4500, towns: 200 },
  ua: { id: '804', iso: 'UA', box: [22.1, 44.3, 40.3, 52.4], population: 0, towns: 100 },
};

/** What is beside the country on its map, in degrees. */
const MARGIN = { longitude: 3.2, latitude: 2 };

export const mapBox = ([west, south, east, north]: Box): Box => [
  west - MARGIN.longitude,
  south - MARGIN.latitude,
  east + MARGIN.longitude,
  north + MARGIN.latitude,
];
