import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Slightly fitted T-shirt with a V neck. */
export const vNeckTee = createPullover({
  name: 'v-neck-tee',
  closeUp: { x: 450, y: 360, width: 380 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neck: 84,
    neckY: 204,
    drop: 142,
    shoulder: 172,
    shoulderY: 240,
    armpit: 186,
    armpitY: 440,
    waist: 172,
    waistY: 620,
    hem: 196,
    hemY: 852,
    dip: 14,
  },
  neck: 'v',
  band: 15,
  sleeve: { length: 22, spread: 86, width: 124, biceps: 138 },
  folds: 13,
});
