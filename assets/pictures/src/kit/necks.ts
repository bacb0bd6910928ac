import type { Scene } from '../engine/scene.ts';
import { shaded } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { neckLabel, topstitch } from './ink.ts';
import { both, mirrorPath, shiftPath, symmetric } from './paths.ts';
import { BAND, ink, pair, piece } from './pieces.ts';
import { backNeck, type TorsoShape } from './torso.ts';

const CREW_BAND = symmetric('M450 282C396 282 366 252 360 206L382 198C388 232 410 258 450 258');
const CREW_BACK = symmetric('M450 176C410 176 384 186 370 206L384 212C396 200 420 194 450 194');

/** The inside of the back, drawn before the front of a round-necked top. */
export async function insideBack(scene: Scene, shape: TorsoShape, { fabric, paint }: PaintedCloth) {
  await piece(scene, backNeck(shape), {
    ...BAND,
    fabric,
    paint: shaded(paint, 0.6),
    inflate: 20,
    puff: 0.1,
    cast: 0,
  });
}

/** Ribbed band around a round neck, with the label inside. */
export async function crewNeck(scene: Scene, rib: PaintedCloth) {
  await piece(scene, CREW_BACK, { ...BAND, ...rib, paint: shaded(rib.paint, 0.86), inflate: 9, cast: 0.1 });
  await ink(scene, neckLabel(198));
  await piece(scene, CREW_BAND, { ...BAND, ...rib, inflate: 11, puff: 0.75 });
}

/** Left leaf of a turned-down collar: neck side, tip, shoulder side. */
const POINTED_LEAF =
  'M396 176C388 188 366 200 352 226C362 254 376 280 398 300C414 280 434 260 450 244C430 226 408 206 396 176Z';
const SOFT_LEAF =
  'M396 176C386 190 372 202 362 222C366 246 380 270 404 276C424 272 440 258 450 244C430 226 408 206 396 176Z';

const STAND =
  'M396 178C404 162 424 154 450 154C476 154 496 162 504 178C500 206 478 232 450 246C422 232 400 206 396 178Z';

interface ShirtCollar extends PaintedCloth {
  readonly leaf?: string;
  /** Moves the collar down the sheet. */
  readonly y?: number;
  /** Top stitching along the leaves. */
  readonly stitched?: boolean;
}

/** Folded collar with its stand. */
export async function shirtCollar(
  scene: Scene,
  { leaf = POINTED_LEAF, y = 0, stitched = true, fabric, paint }: ShirtCollar,
) {
  const stand = { ...BAND, fabric, paint: shaded(paint, 0.64), inflate: 16, puff: 0.25, cast: 0.15 };
  await piece(scene, shiftPath(STAND, 0, y), stand);
  await ink(scene, neckLabel(166 + y, 30));
  const look = { ...BAND, fabric, paint, inflate: 18, puff: 0.32, castBlur: 6, castX: 2, castY: 6, cast: 0.36 };
  const left = shiftPath(leaf, 0, y);
  await piece(scene, left, { ...look, angle: 0.6 });
  await piece(scene, mirrorPath(left), { ...look, angle: -0.6 });
  if (!stitched) return;
  const inset = shiftPath('M361 229C370 254 381 274 398 292C412 274 430 256 444 242', 0, y);
  await ink(scene, both(topstitch(inset, { opacity: 0.2, width: 1.3 })));
}

const COLLAR_BEHIND = symmetric('M450 152C420 152 400 160 391 176C378 194 364 208 350 228C382 242 418 248 450 248');

/** Where the neck ends in the drawings above. */
const NECK_Y = 192;

/** The folded collar from behind. */
export async function shirtCollarBehind(scene: Scene, cloth: PaintedCloth, neckY = NECK_Y) {
  const fit = (path: string) => shiftPath(path, 0, neckY - NECK_Y);
  await piece(scene, fit(COLLAR_BEHIND), {
    ...BAND,
    ...cloth,
    inflate: 18,
    puff: 0.36,
    castBlur: 6,
    castY: 6,
    cast: 0.36,
  });
  await ink(scene, both(topstitch(fit('M358 222C388 235 420 240 450 240'), { opacity: 0.2, width: 1.3 })));
}

/** Small rounded leaves over the same stand, as on a blouse. */
export async function softCollar(scene: Scene, { fabric, paint }: PaintedCloth) {
  await piece(scene, STAND, { ...BAND, fabric, paint: shaded(paint, 0.66), inflate: 16, puff: 0.25, cast: 0.15 });
  await ink(scene, neckLabel(166, 28));
  await pair(scene, SOFT_LEAF, {
    ...BAND,
    fabric,
    paint,
    inflate: 18,
    puff: 0.32,
    cast: 0.34,
    castBlur: 6,
    castY: 6,
    angle: 0.5,
  });
}
