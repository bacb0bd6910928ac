import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { crease, gathers } from './folds.ts';
import { CENTRE, mapPath } from './paths.ts';
import { BAND, piece } from './pieces.ts';

/** Drawn for a belt 52 high that begins at 582. */
const KNOT =
  'M440 584C462 576 494 578 508 588C518 606 520 630 510 650C490 662 458 662 442 654C432 632 432 604 440 584Z';

interface TieBelt {
  readonly y: number;
  /** Half the width of the waist. */
  readonly half: number;
  readonly height?: number;
  /** Length of the tails. */
  readonly tails?: number;
}

/** A belt of the garment's own cloth, knotted in front with two tails. */
export async function tieBelt(
  scene: Scene,
  random: Random,
  { y, half, height = 48, tails = 220 }: TieBelt,
  cloth: PaintedCloth,
) {
  const [left, right, low] = [CENTRE - half, CENTRE + half, y + height];
  const belt = {
    ...BAND,
    ...cloth,
    inflate: 15,
    puff: 0.42,
    drape: 2,
    drapeX: 60,
    cast: 0.4,
    castBlur: 7,
    castY: 8,
    foldDepth: 24,
  };
  const bow = height * 0.36;
  await piece(
    scene,
    `M${left} ${y}C${left + 80} ${y + bow} ${right - 80} ${y + bow} ${right} ${y}L${right + 4} ${low}C${right - 80} ${low + bow} ${left + 80} ${low + bow} ${left - 4} ${low}Z`,
    {
      ...belt,
      folds: gathers(random, {
        x0: left + 10,
        x1: right - 10,
        y: y + 2,
        length: height * 0.8,
        count: 12,
        width: 8,
        lift: 0.4,
      }),
    },
  );
  const tail = (x: number, end: number) =>
    crease([x, low + 20], [x + 6, end], { bend: 8, width: height * 0.32, lift: 0.5 });
  const wide = height * 0.9;
  const end = low + tails;
  await piece(
    scene,
    `M${CENTRE - 8} ${low - 4}C${CENTRE - 14} ${low + tails * 0.3} ${CENTRE - 2} ${low + tails * 0.7} ${CENTRE - 12} ${end}L${CENTRE - 12 + wide} ${end + 6}C${CENTRE + wide} ${low + tails * 0.7} ${CENTRE - 10 + wide} ${low + tails * 0.3} ${CENTRE + wide - 6} ${low}Z`,
    { ...belt, folds: tail(CENTRE + 10, end) },
  );
  await piece(
    scene,
    `M${CENTRE + 18} ${low}C${CENTRE + 46} ${low + tails * 0.26} ${CENTRE + 58} ${low + tails * 0.5} ${CENTRE + 84} ${low + tails * 0.78}L${CENTRE + 84 + wide} ${low + tails * 0.68}C${CENTRE + 98} ${low + tails * 0.44} ${CENTRE + 88} ${low + tails * 0.2} ${CENTRE + 58} ${low - 6}Z`,
    { ...belt, folds: tail(CENTRE + 50, low + tails * 0.7) },
  );
  const k = height / 52;
  const wrapped =
    crease([440, y + 24 * k], [506, y + 50 * k], { bend: 12, width: 16 * k, lift: 0.9, valley: 1 }) +
    crease([446, y + 50 * k], [500, y + 66 * k], { bend: 8, width: 12 * k, lift: 0.7 });
  await piece(
    scene,
    mapPath(KNOT, (x, at) => [474 + (x - 474) * k, y + 2 + (at - 582) * k]),
    { ...belt, inflate: 13, puff: 0.6, folds: wrapped, foldBlur: 3, foldDepth: 22 },
  );
}
