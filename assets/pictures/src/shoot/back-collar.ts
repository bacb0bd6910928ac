import type { Frame } from '../engine/frame.ts';
import type { Body, Piece } from './bodies.ts';
import { above, outsideShare, united } from './layers.ts';

/** How far a collar lies down from where the fronts begin at the shoulder, and the least that is one, in units of the sheet. */
const BELOW_SHOULDER = 40;
const LEAST_COLLAR = 400;

interface Turned {
  readonly insides: readonly Piece[];
  readonly bodies: readonly Body[];
  readonly seen: readonly Piece[];
}

/** A collar from behind: one band around the neck. What lies on a hood is none, nor is a thin band along a neckline. */
export function collarOf(pieces: readonly Piece[], { insides, bodies, seen }: Turned, frame: Frame): Piece[] {
  const top = Math.min(...bodies.map(({ layer }) => layer.top));
  const frontTop = Math.min(...bodies.flatMap(({ fronts }) => fronts.map(({ layer }) => layer.top)));
  const isHigh = ({ layer }: Piece) => layer.top < top + 40 * frame.scale;
  const collars = pieces.filter(
    (piece) =>
      isHigh(piece) && piece.options.inflate >= 14 && seen.every(({ layer }) => outsideShare(piece.layer, layer) > 0.5),
  );
  const [first] = collars;
  if (!first) return [];
  const all = united(
    [...collars, ...insides.filter(isHigh)].map(({ layer }) => layer),
    frame,
  );
  const layer = above(all, Math.round(frontTop + BELOW_SHOULDER * frame.scale), frame);
  if (layer.area < LEAST_COLLAR * frame.scale ** 2) return [];
  return [{ layer, options: { ...first.options, angle: 0, folds: '', inflate: 24, puff: 0.5, cast: 0.34, castX: 1 } }];
}
