import type { Random } from '../../engine/random.ts';
import { bothSides, crease, gathers, hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { type Legs, legFolds } from '../../kit/legs.ts';
import { both, CENTRE } from '../../kit/paths.ts';
import type { TrousersPattern } from './trousers-pattern.ts';

/** Folds of both legs. */
export function foldsOf(
  random: Random,
  legs: Legs,
  { folds = 14, flowing, pressed, gathered }: TrousersPattern,
): string {
  const { top, crotchY, hemY, hemOut, kneeOut } = legs;
  const middle = CENTRE - (hemOut + legs.hemIn) / 2;
  const short = hemY - crotchY < 330;
  const amount = pressed ? 0.55 : 1;
  const across = short ? 2 : 4;
  const usual = flowing
    ? bothSides(() =>
        hangingFolds(random, {
          x0: CENTRE - Math.max(hemOut, kneeOut) + 16,
          x1: CENTRE - legs.hemIn - 8,
          top: top + 230,
          bottom: hemY,
          count: 6,
          width: folds * 1.7,
          lift: 0.85,
          flare: 0.3,
          origin: 360,
        }),
      )
    : legFolds(random, legs, { width: folds, amount, knee: pressed ? 3 : across, ankle: short ? 1 : across });
  const gather = gathered
    ? gathers(random, {
        x0: CENTRE - legs.waist + 6,
        x1: CENTRE + legs.waist - 6,
        y: top + 50,
        length: 130,
        count: 18,
        width: 10,
        lift: 0.65,
      })
    : '';
  const press = pressed
    ? both(crease([middle - 4, top + 100], [middle, hemY + 6], { bend: 5, width: 13, lift: 0.95, valley: 0.9 }))
    : '';
  return usual + gather + press;
}

/** Seams of pockets, middle and fly. */
export function seamsOf({ legs, waist, fly, pockets = 'slanted' }: TrousersPattern): string {
  const { top, hip, hipY, crotchY, waist: half } = legs;
  const y = top + waist.height + 8;
  const c = CENTRE;
  const slanted = `M${c - half * 0.86} ${y}C${c - half * 0.92} ${y + 50} ${c - hip + 26} ${hipY - 60} ${c - hip + 8} ${hipY - 20}`;
  const side = `M${c - half + 2} ${y + 10}C${c - half - 4} ${y + 60} ${c - hip + 12} ${hipY - 50} ${c - hip + 10} ${hipY + 10}`;
  const pocket = {
    slanted: seam(slanted) + topstitch(slanted, { opacity: 0.26 }).replace('<path', '<path transform="translate(6 2)"'),
    side: seam(side, 0.8),
    none: '',
  }[pockets];
  const middle = seam(`M${c + 2} ${y}C${c + 5} ${y + 90} ${c + 6} ${crotchY - 90} ${c} ${crotchY - 2}`);
  const flap = fly
    ? topstitch(`M${c + 38} ${y}C${c + 40} ${y + 86} ${c + 40} ${crotchY - 120} ${c + 6} ${crotchY - 30}`, {
        opacity: 0.3,
      })
    : '';
  return both(pocket) + middle + flap;
}
