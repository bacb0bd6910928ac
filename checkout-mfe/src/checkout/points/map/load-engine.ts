import type { Country } from '@odeta/contracts';
import type { MapEngine } from './map-engine.ts';

/** Mapbox if the shop has a token, otherwise MapLibre. */
export async function loadEngine(
  country: Pick<Country, 'code' | 'language'>,
  token: string | null,
): Promise<MapEngine> {
  if (token !== null) return (await import('./engine-mapbox.ts')).createEngine(token);
  return (await import('./engine-maplibre.ts')).createEngine(country);
}
