import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Plain knitted jumper with a V neck. */
export const vNeckJumper = createPullover({
  name: 'v-neck-jumper',
  closeUp: { x: 450, y: 380, width: 380 },
  fabric: 'fineKnit',
  shape: {
    ...TORSO,
    neck: 82,
    neckY: 204,
    drop: 176,
    shoulder: 186,
    shoulderY: 246,
    armpit: 200,
    armpitY: 464,
    waist: 196,
    waistY: 650,
    hem: 202,
    hemY: 800,
  },
  neck: 'v',
  band: 26,
  sleeve: { length: 334, width: 78, biceps: 124 },
  ribbed: { hem: 60, cuff: 56 },
  folds: 15,
});
