import type { Language } from '@odeta/contracts';

/** Pale colours, so that the pins stand out. */
const colors = {
  sea: '#d3e0e3',
  land: '#efece5',
  home: '#faf8f4',
  border: '#bdb4a7',
  river: '#bfd3d8',
  dot: '#8a8278',
  text: '#544e47',
  halo: '#ffffff',
};

const SOURCE = 'base-map';
const ofKind = (kind: string) => ['==', ['get', 'kind'], kind];
const byZoom = (...stops: number[]) => ['interpolate', ['linear'], ['zoom'], ...stops];

/** Ranks of towns by zoom: the biggest ones first, smaller ones when zoomed in. */
const shownRanks = ['<=', ['get', 'r'], ['step', ['zoom'], 1, 5.2, 2, 6.4, 3, 7.4, 4, 8.6, 5, 9.6, 6]];

/**
 * The shop's own map of a country, from one file, which has names in a further language of the country beside the first. Names use the page's font, so that no glyphs are loaded.
 */
export const baseMapStyle = (address: string, language: Language) => ({
  version: 8,
  sources: { [SOURCE]: { type: 'geojson', data: address, tolerance: 0.2 } },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
    area('land', colors.land),
    area('home', colors.home),
    line('river', { 'line-color': colors.river, 'line-width': byZoom(4, 0.7, 10, 4, 14, 10) }),
    area('lake', colors.sea),
    line('border', { 'line-color': colors.border, 'line-width': byZoom(4, 0.8, 9, 2), 'line-dasharray': [4, 2] }),
    {
      id: 'town-dots',
      type: 'circle',
      source: SOURCE,
      filter: ['all', ['has', 'n'], shownRanks],
      paint: { 'circle-radius': ['-', 3.6, ['*', 0.35, ['get', 'r']]], 'circle-color': colors.dot },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: SOURCE,
      filter: ['all', ['has', 'n'], shownRanks],
      layout: {
        'text-field': ['coalesce', ['get', `n_${language}`], ['get', 'n']],
        'text-font': ['Manrope'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, ['-', 13, ['get', 'r']], 10, ['-', 18, ['get', 'r']]],
        'text-anchor': 'top',
        'text-offset': [0, 0.4],
        'text-padding': 6,
        'symbol-sort-key': ['get', 'r'],
      },
      paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
    },
  ],
});

const area = (kind: string, color: string) => ({
  id: kind,
  type: 'fill',
  source: SOURCE,
  filter: ofKind(kind),
  paint: { 'fill-color': color },
});

const line = (kind: string, paint: object) => ({
  id: kind,
  type: 'line',
  source: SOURCE,
  filter: ofKind(kind),
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint,
});
