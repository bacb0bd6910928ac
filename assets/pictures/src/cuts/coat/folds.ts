import type { Random } from '../../engine/random.ts';
import { crease, gathers, hangingFolds } from '../../kit/folds.ts';
import { padding, rows } from '../../kit/padding.ts';
import { CENTRE } from '../../kit/paths.ts';
import { type Sleeve, sleeveFolds } from '../../kit/sleeve.ts';
import { frontFolds } from '../../kit/tailoring.ts';
import type { CoatPattern } from './pattern.ts';

/** How cloth lies by its thickness. */
export const WEIGHTS = {
  light: {
    width: 14,
    cavity: 0.014,
    foldDepth: 46,
    foldBlur: 7,
    inflate: 84,
    arm: { inflate: 50, puff: 0.7, foldDepth: 44, foldBlur: 6 },
  },
  heavy: {
    width: 19,
    cavity: 0.014,
    foldDepth: 56,
    foldBlur: 10,
    inflate: 92,
    arm: { inflate: 56, puff: 0.75, foldDepth: 46, foldBlur: 9 },
  },
  padded: {
    width: 16,
    cavity: 0.02,
    foldDepth: 52,
    foldBlur: 5,
    inflate: 78,
    arm: { inflate: 58, puff: 0.76, foldDepth: 44, foldBlur: 5 },
  },
} as const;

/** Folds of the left front. */
export function panelFolds(random: Random, { shape, weight = 'light', channel = 92, belt }: CoatPattern): string {
  if (weight === 'padded') {
    const count = Math.ceil((shape.hemY - 230) / channel);
    return padding(random, {
      x0: CENTRE - shape.hem - 16,
      x1: 452,
      seams: rows(shape.neckY + 56, channel, count),
      step: channel,
    });
  }
  const { width } = WEIGHTS[weight];
  const folds = frontFolds(random, {
    width,
    hemY: shape.hemY + 14,
    armpitY: shape.armpitY,
    amount: weight === 'heavy' ? 0.95 : 0.9,
  });
  const long =
    shape.hemY > 940
      ? crease([290, shape.armpitY + 20], [340, shape.hemY - 60], {
          bend: 20,
          width: width * 2.4,
          lift: 0.32,
          valley: 0.9,
        }) +
        hangingFolds(random, {
          x0: CENTRE - shape.hem + 20,
          x1: 440,
          top: 700,
          bottom: shape.hemY + 16,
          count: 4,
          width: width * 1.7,
          lift: 0.75,
          flare: 0.2,
          origin: 400,
        })
      : '';
  if (!belt) return folds + long;
  const around = { x0: CENTRE - belt.half + 12, x1: 446, count: 5, width, lift: 0.6 };
  return (
    folds +
    long +
    gathers(random, { ...around, y: belt.y + 50, length: 130 }) +
    gathers(random, { ...around, y: belt.y, length: -100 })
  );
}

/** Folds of the left sleeve. */
export function armFolds(random: Random, arm: Sleeve, { weight = 'light', channel = 92 }: CoatPattern): string {
  if (weight === 'padded') {
    const seams = rows(arm.shoulder[1] + 76, channel * 0.9, 7);
    return padding(random, { x0: 40, x1: 300, seams, step: channel, tilt: 34 });
  }
  const { width } = WEIGHTS[weight];
  return sleeveFolds(random, arm, { width: width - 1, wrist: 3, amount: 0.95 });
}
