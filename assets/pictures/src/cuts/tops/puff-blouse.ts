import { bothSides, gathers } from '../../kit/folds.ts';
import { seam } from '../../kit/ink.ts';
import { both, symmetric } from '../../kit/paths.ts';
import { ink, piece } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

const BUST = symmetric('M450 300C416 300 392 300 372 300L366 292C330 330 306 400 272 446C300 470 380 486 450 488');

/** Blouse with a square neck, short puff sleeves and a gathered bust. */
export const puffBlouse = createPullover({
  name: 'puff-blouse',
  bend: 9,
  closeUp: { x: 400, y: 380, width: 400 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 88,
    neckY: 216,
    drop: 84,
    shoulder: 168,
    shoulderY: 246,
    armpit: 182,
    armpitY: 442,
    waist: 176,
    waistY: 600,
    hem: 202,
    hemY: 770,
    dip: 10,
  },
  neck: 'square',
  band: 14,
  sleeve: { length: 26, spread: 84, width: 118, biceps: 168, puff: 40 },
  folds: 13,
  finish: async (scene, _options, cloth, random) => {
    const folds = bothSides(() =>
      gathers(random, { x0: 300, x1: 446, y: 484, length: -130, count: 10, width: 9, lift: 0.8 }),
    );
    await piece(scene, BUST, {
      ...cloth,
      inflate: 40,
      puff: 0.4,
      cast: 0,
      edge: 0.05,
      bevel: 0,
      folds,
      foldBlur: 4,
      foldDepth: 30,
    });
    await ink(scene, both(seam('M272 446C300 470 380 486 450 488', 0.9)));
  },
});
