import type { Random } from '../engine/random.ts';
import { crease, fanFolds, hangingFolds } from './folds.ts';
import { CENTRE, flip, symmetric } from './paths.ts';

/** Half widths from the centre line and heights of the front of a top. */
export interface TorsoShape {
  readonly neck: number;
  readonly neckY: number;
  /** Depth of the neckline. */
  readonly drop: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly armpit: number;
  readonly armpitY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far the hem hangs lower in the middle. */
  readonly dip: number;
}

export const TORSO: TorsoShape = {
  neck: 74,
  neckY: 200,
  drop: 62,
  shoulder: 178,
  shoulderY: 238,
  armpit: 204,
  armpitY: 452,
  waist: 200,
  waistY: 650,
  hem: 204,
  hemY: 880,
  dip: 8,
};

/** Outline of the front of a top with a round neck. */
export function torso(shape: TorsoShape): string {
  const { neck, neckY, drop, shoulder, shoulderY, armpit, armpitY, waist, waistY, hem, hemY, dip } = shape;
  const c = CENTRE;
  return symmetric(
    `M${c} ${neckY + drop}C${c - neck * 0.62} ${neckY + drop} ${c - neck * 0.9} ${neckY + drop * 0.52} ${c - neck} ${neckY}` +
      `C${c - neck - 30} ${neckY + 14} ${c - shoulder + 30} ${shoulderY - 12} ${c - shoulder} ${shoulderY}` +
      `C${c - shoulder + 12} ${shoulderY + 70} ${c - armpit + 22} ${armpitY - 70} ${c - armpit} ${armpitY}` +
      `C${c - armpit} ${armpitY + 80} ${c - waist} ${waistY - 90} ${c - waist} ${waistY}` +
      `C${c - waist} ${waistY + 80} ${c - hem} ${hemY - 90} ${c - hem} ${hemY}` +
      `C${c - hem * 0.6} ${hemY + dip} ${c - hem * 0.3} ${hemY + dip} ${c} ${hemY + dip}`,
  );
}

/** Inside of the back of the neck, seen through the neckline. */
export function backNeck({ neck, neckY, drop }: TorsoShape, rise = 22): string {
  const left = CENTRE - neck;
  const right = CENTRE + neck;
  const low = neckY + drop + 8;
  return (
    `M${left} ${neckY}C${CENTRE - neck * 0.6} ${neckY - rise} ${CENTRE + neck * 0.6} ${neckY - rise} ${right} ${neckY}` +
    `C${CENTRE + neck * 0.9} ${neckY + drop * 0.7} ${CENTRE + neck * 0.5} ${low} ${CENTRE} ${low}` +
    `C${CENTRE - neck * 0.5} ${low} ${CENTRE - neck * 0.9} ${neckY + drop * 0.7} ${left} ${neckY}Z`
  );
}

interface TorsoFolds extends Pick<TorsoShape, 'armpit' | 'armpitY' | 'hem' | 'hemY'> {
  readonly amount?: number;
  readonly width?: number;
  /** Folds that rise from the hem. */
  readonly hanging?: number;
  readonly neckY?: number;
}

/** Folds of a hanging top: from the armpits, along the sides, from the hem. */
export function torsoFolds(random: Random, options: TorsoFolds): string {
  const { armpit, armpitY, hem, hemY, amount = 1, width = 13, hanging = 6, neckY = 260 } = options;
  const side = () => {
    const x = CENTRE - armpit;
    return (
      fanFolds(random, [x + 10, armpitY - 2], {
        angle: 50,
        spread: 84,
        count: 3 + Math.round(random() * 2),
        reach: 120 + random() * 60,
        width: width * 1.1,
        lift: 0.5 * amount,
      }) +
      crease([x + 14, armpitY + 120 + random() * 90], [x + 90 + random() * 90, armpitY + 190 + random() * 90], {
        bend: -14,
        width: width * 1.4,
        lift: 0.3 * amount,
        valley: 0.4,
      }) +
      crease([300, neckY + 30 + random() * 20], [390, neckY + 70 + random() * 30], {
        bend: 12,
        width: width * 0.9,
        lift: 0.2 * amount,
      })
    );
  };
  const drag = () => {
    const high = armpitY - 90 + random() * 60;
    const low = hemY - 60 - random() * 120;
    return crease([CENTRE - armpit * (0.35 + random() * 0.4), high], [CENTRE - hem * (0.1 + random() * 0.7), low], {
      bend: (random() - 0.5) * 50,
      width: 46 + random() * 26,
      lift: 0.34 * amount,
      valley: 0.9,
    });
  };
  const hem0 = { x0: CENTRE - hem + 20, x1: CENTRE + hem - 20, top: armpitY + 60, bottom: hemY };
  return (
    side() +
    flip(side()) +
    drag() +
    flip(drag()) +
    hangingFolds(random, { ...hem0, count: hanging, width: width * 1.15, lift: 0.6 * amount })
  );
}
