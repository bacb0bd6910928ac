import type { Country, CountryCode } from '@odeta/contracts';
import * as maplibre from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import 'maplibre-gl/dist/maplibre-gl.css';
import { createElement } from 'react';
import { Map as LibreMap, Marker } from 'react-map-gl/maplibre';
import { baseMapStyle } from './base-map-style.ts';
import hu from './basemap/hu.geojson';
import pl from './basemap/pl.geojson';
import ro from './basemap/ro.geojson';
import sk from './basemap/sk.geojson';
import ua from './basemap/ua.geojson';
import type { MapEngine, MapProps } from './map-engine.ts';

const addresses: Record<CountryCode, string> = { pl, sk, hu, ro, ua };

/** MapLibre with the shop's own base map. */
export async function createEngine({ code, language }: Pick<Country, 'code' | 'language'>): Promise<MapEngine> {
  maplibre.setWorkerUrl(workerAddress);
  // The names on the map use the page's font; these letters load all its subsets.
  await globalThis.document?.fonts.load('500 14px Manrope', 'AąКі');
  return {
    Map: (props: MapProps) =>
      createElement(LibreMap, { ...props, mapLib: maplibre, attributionControl: false } as never),
    Marker: Marker as unknown as MapEngine['Marker'],
    style: baseMapStyle(addresses[code], language),
    attribution: 'Natural Earth · GeoNames',
    hasStreets: false,
  };
}
