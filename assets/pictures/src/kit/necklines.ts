import type { Scene } from '../engine/scene.ts';
import { shaded } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease } from './folds.ts';
import { neckLabel } from './ink.ts';
import { at, CENTRE, type Point, shiftPath, symmetric } from './paths.ts';
import { BAND, ink, piece } from './pieces.ts';
import type { TorsoShape } from './torso.ts';

export type Neckline = 'round' | 'v' | 'boat' | 'square';

/** Control points of the left half of a neckline, from its lowest point on the centre line to the shoulder. */
function controlsOf({ neck, neckY, drop }: TorsoShape, kind: Neckline): readonly [Point, Point] {
  const c = CENTRE;
  const low = neckY + drop;
  if (kind === 'v')
    return [
      [c - neck * 0.34, neckY + drop * 0.6],
      [c - neck * 0.8, neckY + drop * 0.22],
    ];
  if (kind === 'boat')
    return [
      [c - neck * 0.5, low],
      [c - neck * 0.82, neckY + drop * 0.74],
    ];
  if (kind === 'square')
    return [
      [c - neck - 30, low + 6],
      [c - neck + 16, low + 16],
    ];
  return [
    [c - neck * 0.62, low],
    [c - neck * 0.9, neckY + drop * 0.52],
  ];
}

function halfOf(shape: TorsoShape, kind: Neckline): string {
  const [first, second] = controlsOf(shape, kind);
  return `C${at(...first)} ${at(...second)} ${at(CENTRE - shape.neck, shape.neckY)}`;
}

/** Outline of the front of a top with a neckline of some kind; `armhole` is how far the armhole cuts in. */
export function bodice(shape: TorsoShape, kind: Neckline, armhole = 12): string {
  const { neck, neckY, drop, shoulder, shoulderY, armpit, armpitY, waist, waistY, hem, hemY, dip } = shape;
  const c = CENTRE;
  return symmetric(
    `M${c} ${neckY + drop}${halfOf(shape, kind)}` +
      `C${c - neck - 30} ${neckY + 14} ${c - shoulder + 30} ${shoulderY - 12} ${c - shoulder} ${shoulderY}` +
      `C${c - shoulder + armhole} ${shoulderY + 70} ${c - armpit + armhole + 10} ${armpitY - 70} ${c - armpit} ${armpitY}` +
      `C${c - armpit} ${armpitY + 80} ${c - waist} ${waistY - 90} ${c - waist} ${waistY}` +
      `C${c - waist} ${waistY + 80} ${c - hem} ${hemY - 90} ${c - hem} ${hemY}` +
      `C${c - hem * 0.6} ${hemY + dip} ${c - hem * 0.3} ${hemY + dip} ${c} ${hemY + dip}`,
  );
}

/** The neckline as one line from shoulder to shoulder. */
export function neckLine(shape: TorsoShape, kind: Neckline): string {
  const { neck, neckY, drop } = shape;
  const [first, second] = controlsOf(shape, kind);
  const over = ([x, y]: Point) => at(2 * CENTRE - x, y);
  return (
    `M${at(CENTRE - neck, neckY)}C${at(...second)} ${at(...first)} ${at(CENTRE, neckY + drop)}` +
    `C${over(first)} ${over(second)} ${at(CENTRE + neck, neckY)}`
  );
}

/** All that is seen through the neckline: the inside of the back. */
export const openingOf = (shape: TorsoShape, kind: Neckline): string =>
  `${neckLine(shape, kind)}C${at(CENTRE + shape.neck * 0.6, shape.neckY - 20)} ${at(CENTRE - shape.neck * 0.6, shape.neckY - 20)} ${at(CENTRE - shape.neck, shape.neckY)}Z`;

const backLine = ({ neck, neckY }: TorsoShape): string =>
  `M${CENTRE - neck} ${neckY}C${CENTRE - neck * 0.6} ${neckY - 20} ${CENTRE + neck * 0.6} ${neckY - 20} ${CENTRE + neck} ${neckY}`;

const lineOf = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="miter" stroke-miterlimit="6"/>`;

/** The band at the back of the neck with its label: drawn before the front. */
export async function backBand(scene: Scene, shape: TorsoShape, { width, ...cloth }: PaintedCloth & { width: number }) {
  const look = { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.84), inflate: 9, cast: 0.1 };
  await piece(scene, lineOf(backLine(shape), width), look);
  await ink(scene, neckLabel(shape.neckY - 8));
}

/** The band along the front of a neckline. */
export const frontBand = (
  scene: Scene,
  shape: TorsoShape,
  { kind, width, ...cloth }: PaintedCloth & { kind: Neckline; width: number },
) =>
  piece(scene, lineOf(neckLine(shape, kind), width), {
    ...BAND,
    ...cloth,
    inflate: Math.min(11, width / 2),
    puff: 0.75,
  });

const TUBE = symmetric('M450 196C410 196 382 202 368 214C362 234 362 254 366 272C390 298 420 306 450 306');
const TUBE_MOUTH = symmetric('M450 186C410 186 380 194 368 214C388 230 416 238 450 238');

/** A collar that stands up, once around. */
export async function standingNeck(scene: Scene, { neckY }: TorsoShape, rib: PaintedCloth) {
  const down = neckY - 258;
  await piece(scene, shiftPath(TUBE_MOUTH, 0, down), {
    ...BAND,
    ...rib,
    paint: shaded(rib.paint, 0.6),
    inflate: 14,
    puff: 0.2,
    cast: 0,
  });
  await ink(scene, neckLabel(200 + down));
  await piece(scene, shiftPath(TUBE, 0, down), {
    ...BAND,
    ...rib,
    inflate: 26,
    puff: 0.75,
    cast: 0.34,
    castBlur: 8,
    castY: 8,
    folds: crease([372, 262 + down], [526, 270 + down], { bend: 10, width: 12, lift: 0.4 }),
    foldDepth: 20,
  });
}

const FOLDED = symmetric('M450 204C408 204 376 210 360 224C350 244 346 272 352 294C378 322 414 332 450 332');
const MOUTH = symmetric('M450 190C408 190 376 200 360 222C380 240 412 248 450 248');

/** A collar that is folded over. */
export async function rolledNeck(scene: Scene, { neckY }: TorsoShape, rib: PaintedCloth) {
  const down = neckY - 262;
  const folds =
    crease([360, 282 + down], [536, 288 + down], { bend: 14, width: 22, lift: 0.7 }) +
    crease([524, 244 + down], [440, 308 + down], { bend: 14, width: 16, lift: 0.4 });
  await piece(scene, shiftPath(MOUTH, 0, down), {
    ...BAND,
    ...rib,
    paint: shaded(rib.paint, 0.62),
    inflate: 16,
    puff: 0.2,
    cast: 0,
  });
  await piece(scene, shiftPath(FOLDED, 0, down), {
    ...BAND,
    ...rib,
    inflate: 34,
    puff: 0.8,
    cast: 0.42,
    castBlur: 10,
    castX: 4,
    castY: 12,
    folds,
    foldBlur: 6,
    foldDepth: 34,
  });
}
