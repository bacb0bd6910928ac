import * as mapbox from 'mapbox-gl';
import 'mapbox-gl/dist/mapbox-gl.css';
import { createElement } from 'react';
import { Map as BoxMap, Marker } from 'react-map-gl/mapbox';
import type { MapEngine, MapProps } from './map-engine.ts';

/** Mapbox with its own map, for a shop with a token. */
export function createEngine(token: string): MapEngine {
  return {
    Map: ({ locale: _, ...props }: MapProps) =>
      createElement(BoxMap, {
        ...props,
        mapLib: mapbox,
        mapboxAccessToken: token,
        collectResourceTiming: false,
        performanceMetricsCollection: false,
      } as never),
    Marker: Marker as unknown as MapEngine['Marker'],
    style: 'mapbox://styles/mapbox/light-v11',
    attribution: null,
    hasStreets: true,
  };
}
