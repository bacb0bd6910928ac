import type { Frame } from '../engine/frame.ts';
import { at } from '../engine/numbers.ts';
import type { PartOptions } from '../engine/part-options.ts';
import { closed, type Layer, outsideShare, overlaps, reaches, united } from './layers.ts';

/** A part of a cut with everything by which it is drawn. */
export interface Piece {
  readonly layer: Layer;
  readonly options: PartOptions;
}

/** How far from the middle, in units of the sheet, two halves may end that meet there. */
const MEETING = 16;

/** A bodice has at least this share of the skirt's area. */
const BODICE = 0.12;

/** The inside of a neck or a waist: flat, and without a shadow of its own. */
export const isInside = ({ options: { puff, cast } }: Piece) => puff <= 0.25 && cast <= 0.15;

export interface Body extends Piece {
  /** Of what it was made. */
  readonly fronts: readonly Piece[];
}

/** The largest part with its other front, and what reaches up into each neck that it does not reach: a bodice over a skirt. */
export function bodiesOf(outer: readonly Piece[], insides: readonly Piece[], frame: Frame): Body[] {
  const withOther = (main: Piece) => outer.filter((piece) => piece === main || isOtherFront(piece, main, frame));
  const main = largestOf(outer);
  if (!main) return [];
  const groups = [withOther(main)];
  const groupAt = (inside: Piece) => groups.find((group) => group.some((front) => overlaps(front.layer, inside.layer)));
  for (const inside of insides) {
    const isLarge = ({ layer }: Piece) => layer.area > Math.max(inside.layer.area, main.layer.area * BODICE);
    const next = largestOf(outer.filter((piece) => isLarge(piece) && overlaps(piece.layer, inside.layer)));
    if (next && !groupAt(inside)) groups.push(withOther(next));
  }
  const fillings = Map.groupBy(insides, (inside) => groupAt(inside) ?? groups[0]);
  return groups
    .map((fronts) => bodyOf(fronts, fillings.get(fronts) ?? [], frame))
    .sort((one, other) => placeOf(one, outer) - placeOf(other, outer));
}

/** A body whose outline is known: what lies in it is its front. */
export function bodyIn(layer: Layer, outer: readonly Piece[]): Body {
  const fronts = outer.filter((piece) => outsideShare(piece.layer, layer) < 0.1);
  const options = { ...(largestOf(fronts) ?? outer[0])?.options } as PartOptions;
  return { fronts, layer, options: { ...options, folds: foldsOf(fronts), cast: 0.28, castX: 1 } };
}

/** Of the large pieces; those of pockets and bands stay on them. */
const foldsOf = (fronts: readonly Piece[]) => {
  const most = largestOf(fronts)?.layer.area ?? 0;
  return fronts.map(({ layer, options }) => (layer.area > most / 2 ? options.folds : '')).join('');
};

const placeOf = ({ fronts }: Body, outer: readonly Piece[]) => Math.min(...fronts.map((front) => outer.indexOf(front)));

const largestOf = (pieces: readonly Piece[]) =>
  pieces.reduce<Piece | null>((best, piece) => (best && piece.layer.area <= best.layer.area ? best : piece), null);

function bodyOf(fronts: readonly Piece[], fillings: readonly Piece[], frame: Frame): Body {
  const layer = united(
    [...fronts, ...fillings].map((piece) => piece.layer),
    frame,
  );
  const options = { ...(largestOf(fronts) ?? fronts[0])?.options } as PartOptions;
  return {
    fronts,
    layer: fronts.length > 1 ? closed(layer, frame) : layer,
    options: { ...options, folds: fronts.map((front) => front.options.folds).join(''), cast: 0.28, castX: 1 },
  };
}

/** The other half of a body that opens in front: as large, on the other side of the centre. */
function isOtherFront({ layer }: Piece, { layer: main }: Piece, { width, scale }: Frame): boolean {
  const isSimilar = layer.area > main.area * 0.7 && layer.area < main.area * 1.4;
  const isBeside = Math.abs(layer.left + layer.right - main.left - main.right) > width * 0.06;
  // Bent cloth may end a little beside the middle where the fronts only just meet.
  return isSimilar && reaches(layer, width / 2, MEETING * scale) && isBeside;
}

/** Whether a piece comes to the middle along most of its height: a half of a hem does, a crossing strap only at its end. */
function meetsMiddle({ layer: { cover, top, bottom } }: Piece, { width, scale }: Frame): boolean {
  const reach = Math.ceil(MEETING * scale);
  const columns = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.round(width / 2) - reach + k);
  const rows = Array.from({ length: bottom - top }, (_, k) => top + k);
  const meeting = rows.filter((y) => columns.some((x) => at(cover, y * width + x) > 0.5));
  return meeting.length > rows.length * 0.6;
}

/** Pieces with the two halves of one as a single piece: a ribbed hem has no opening behind. */
export function joined(pieces: readonly Piece[], frame: Frame): Piece[] {
  const reach = MEETING * frame.scale;
  const near = (one: number, other: number) => Math.abs(one - other) <= 2 * reach;
  const meeting = pieces.filter((piece) => meetsMiddle(piece, frame));
  const lefts = meeting.filter(({ layer }) => near(2 * layer.right, frame.width));
  const rights = meeting.filter(({ layer }) => near(2 * layer.left, frame.width));
  const otherOf = ({ layer: { left, top } }: Piece) =>
    rights.find(({ layer }) => near(left + layer.right, frame.width) && near(top, layer.top));
  const others = new Map(lefts.map((left) => [left, otherOf(left)]));
  const gone = new Set(others.values());
  return pieces
    .filter((piece) => !gone.has(piece))
    .map((piece) => {
      const other = others.get(piece);
      return other ? { ...piece, layer: closed(united([piece.layer, other.layer], frame), frame) } : piece;
    });
}
