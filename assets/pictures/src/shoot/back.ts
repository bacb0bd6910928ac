import type { Cut, CutOptions } from '../cuts/cut.ts';
import type { Frame } from '../engine/frame.ts';
import type { Mask } from '../engine/mask.ts';
import { drawPart } from '../engine/part.ts';
import type { PartOptions } from '../engine/part-options.ts';
import { createScene, type Scene } from '../engine/scene.ts';
import { maskOf } from '../engine/shape.ts';
import { collarOf } from './back-collar.ts';
import { bodiesOf, bodyIn, isInside, joined, type Piece } from './bodies.ts';
import { isRing, type Layer, layerOf, maskOfLayer, outsideShare, reaches, spanOf, united } from './layers.ts';

/** The back lies in folds of its own. */
const OTHER_FOLDS = 500;

/** What reaches this far beyond the body is seen from behind: sleeves, hoods, skirts. */
const SEEN_BEYOND = 0.35;

/** What crosses this much of the body goes around it: belts, waistbands, hems. */
const GOES_AROUND = 0.72;

/**
 * Clothes from behind, arranged from the parts of the front: the body is one piece up to the back of the neck, and what
 * lies on the front alone (buttons, plackets, pockets, lapels, prints) is left out. What they do not tell the cut does (`behind`).
 */
export async function drawBack<Options extends CutOptions>(
  cut: Cut<Options>,
  options: Options,
  frame: Frame,
): Promise<Scene> {
  const seed = (options.seed ?? 1) + OTHER_FOLDS;
  const scene = createScene({ frame, seed, bend: cut.bend });
  const pieces: Piece[] = [];
  const collect = (mask: Mask, own: PartOptions) => pieces.push({ layer: layerOf(mask, frame), options: own });
  await cut.draw({ ...scene, collect }, options);
  const outline = cut.behind?.body;
  const body = outline ? layerOf(await maskOf(scene, outline), frame) : null;
  for (const { layer, options: own } of turned(pieces, body, frame))
    await drawPart(scene, maskOfLayer(layer, frame), own);
  await cut.behind?.draw(scene, options);
  return scene;
}

function turned(pieces: readonly Piece[], body: Layer | null, frame: Frame): Piece[] {
  const insides = pieces.filter(isInside);
  const outer = pieces.filter((piece) => !isInside(piece));
  const bodies = body ? [bodyIn(body, outer)] : bodiesOf(outer, insides, frame);
  const rest = outer.filter((piece) => !bodies.some(({ fronts }) => fronts.includes(piece)));
  const all = united(
    bodies.map(({ layer }) => layer),
    frame,
  );
  const found = seenOf(rest, all, frame);
  const seen = joined(found, frame);
  const [first] = bodies.flatMap(({ fronts }) => fronts);
  const isBehind = (piece: Piece) =>
    first && outer.indexOf(piece) < outer.indexOf(first) && piece.layer.area > all.area / 40;
  return [
    ...seen.filter(isBehind),
    ...bodies,
    ...seen.filter((piece) => !isBehind(piece)),
    ...(body ? [] : collarOf(unseen(rest, found), { insides, bodies, seen }, frame)),
  ];
}

const unseen = (rest: readonly Piece[], seen: readonly Piece[]) => rest.filter((piece) => !seen.includes(piece));

/** What lies beside the body, or goes around it; near the middle also beside what was seen before (the rim of a hood is not). */
function seenOf(pieces: readonly Piece[], body: Layer, frame: Frame): Piece[] {
  const seen: Piece[] = [];
  let all = body;
  for (const piece of pieces) {
    const { layer } = piece;
    // The plush of a hood lies before its opening.
    if (isRing(layer, frame) && layer.area < body.area / 4 && reaches(layer, frame.width / 2)) continue;
    const isCentral = Math.abs(layer.left + layer.right - frame.width) < 120 * frame.scale;
    const known = isCentral ? all : body;
    const goesAround = spanOf(layer, known, frame) > GOES_AROUND;
    if (!goesAround && outsideShare(layer, known) <= SEEN_BEYOND) continue;
    seen.push(piece);
    all = united([all, layer], frame);
  }
  return seen;
}
