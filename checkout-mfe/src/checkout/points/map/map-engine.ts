import type { ComponentType, ReactNode } from 'react';

/** The methods of a map that the shop uses; both libraries have them. */
export interface MapHandle {
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null;
  getZoom(): number;
  getCanvas(): HTMLCanvasElement;
  fitBounds(
    bounds: [[number, number], [number, number]],
    options: { padding: number; maxZoom: number; animate: boolean },
  ): void;
  easeTo(options: { center: [number, number]; zoom: number; duration?: number }): void;
  zoomIn(): void;
  zoomOut(): void;
}

interface MapEvent {
  target: MapHandle;
}

export interface MapProps {
  initialViewState: object;
  maxBounds: [[number, number], [number, number]];
  minZoom: number;
  maxZoom: number;
  mapStyle: unknown;
  locale?: Record<string, string>;
  /** One finger scrolls the page, two move the map. */
  cooperativeGestures: boolean;
  dragRotate: boolean;
  pitchWithRotate: boolean;
  onStyleData: (event: MapEvent) => void;
  onLoad: (event: MapEvent) => void;
  onMoveEnd: (event: MapEvent) => void;
  onError: (event: { error: Error }) => void;
  style: object;
  children: ReactNode;
}

export interface MarkerProps {
  longitude: number;
  latitude: number;
  anchor: 'center' | 'bottom';
  children: ReactNode;
}

/** A map library. */
export interface MapEngine {
  Map: ComponentType<MapProps>;
  Marker: ComponentType<MarkerProps>;
  style: unknown;
  /** The source of the map data; `null` when the library shows it itself. */
  attribution: string | null;
  /** Without streets, a close view shows how long a distance is. */
  hasStreets: boolean;
}
