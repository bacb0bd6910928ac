import { blurred } from './ink.ts';

/** A flame whose wick ends at (x, y), with its halo, as SVG. */
export const flame = (x: number, y: number, size = 1, id = 'a'): string =>
  `<radialGradient id="halo${id}"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".7"/><stop offset=".4" stop-color="#ffcf7a" stop-opacity=".2"/><stop offset="1" stop-color="#ffc060" stop-opacity="0"/></radialGradient>` +
  `<circle cx="${x}" cy="${y - 48 * size}" r="${170 * size}" fill="url(#halo${id})"/>` +
  `<linearGradient id="fire${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#e98a2e"/><stop offset=".35" stop-color="#ffd978"/><stop offset=".7" stop-color="#fff6dc"/><stop offset="1" stop-color="#ffd06a"/></linearGradient>` +
  blurred(
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 6C-24 -8 -22 -42 0 -94C24 -42 26 -8 0 6Z" fill="url(#fire${id})"/></g>`,
    2,
  );
