import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { shaded, solid } from '../materials/paint.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { fanFolds, hangingFolds } from './folds.ts';
import { neckLabel } from './ink.ts';
import { flip, symmetric } from './paths.ts';
import { BAND, BODY, ink, type Look, pair, piece } from './pieces.ts';

/** Lining seen inside an open neck, with its label at `labelY`. */
export async function lining(scene: Scene, outline: string, color: string, labelY: number) {
  await piece(scene, outline, {
    ...BAND,
    fabric: 'satin',
    paint: shaded(solid(color), 0.62),
    inflate: 30,
    puff: 0.1,
    cast: 0,
  });
  await ink(scene, neckLabel(labelY, 38));
}

interface Fronts {
  readonly left: string;
  readonly right: string;
  /** Folds of the left front; the right one gets its own, mirrored. */
  readonly folds: () => string;
  /** The front that lies above the other. */
  readonly over?: 'left' | 'right';
}

/** Two fronts of a jacket or coat, one lying over the other. */
export async function fronts(scene: Scene, { left, right, folds, over = 'right' }: Fronts, look: Look) {
  const usual = { ...BODY, inflate: 88, drape: 5, drapeY: 260, ...look };
  const drawLeft = (cast: number) =>
    piece(scene, left, { ...usual, folds: folds(), cast, castX: over === 'left' ? 5 : 1 });
  const drawRight = (cast: number) =>
    piece(scene, right, { ...usual, folds: flip(folds()), cast, castX: over === 'right' ? -6 : 1 });
  if (over === 'left') {
    await drawRight(0.28);
    await drawLeft(0.4);
    return;
  }
  await drawLeft(0.28);
  await drawRight(0.4);
}

/** Folds of a jacket's left front. */
export function frontFolds(random: Random, { amount = 1, width = 15, hemY = 880, armpitY = 462 } = {}): string {
  return (
    fanFolds(random, [256, armpitY], { angle: 48, spread: 80, count: 4, reach: 140, width, lift: 0.5 * amount }) +
    hangingFolds(random, {
      x0: 268,
      x1: 424,
      top: armpitY + 140,
      bottom: hemY,
      count: 3,
      width: width * 1.4,
      lift: 0.55 * amount,
    })
  );
}

interface Lapels {
  readonly left: string;
  readonly right: string;
  /** Left half of the collar above them, from its upper to its lower edge. */
  readonly collar?: string;
}

/** Folded lapels and the collar that they join. */
export async function lapels(scene: Scene, { left, right, collar }: Lapels, cloth: PaintedCloth) {
  const look = { ...BAND, ...cloth, inflate: 24, puff: 0.34, cast: 0.42, castBlur: 9, castY: 9 };
  await piece(scene, left, { ...look, angle: 0.5, castX: 4 });
  await piece(scene, right, { ...look, angle: -0.5, castX: -3 });
  if (!collar) return;
  await piece(scene, symmetric(collar), {
    ...look,
    inflate: 22,
    puff: 0.38,
    cast: 0.38,
    castBlur: 6,
    castY: 7,
    castX: 1,
  });
}

/** A flap, a welt or a strap, with its mirror image. */
export const flaps = (scene: Scene, path: string, look: Look) =>
  pair(scene, path, { ...BAND, inflate: 10, castY: 5, cast: 0.36, ...look });
