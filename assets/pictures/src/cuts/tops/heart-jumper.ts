import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Child's jumper with a knitted motif. */
export const heartJumper = createPullover({
  name: 'heart-jumper',
  bend: 9,
  closeUp: { x: 450, y: 480, width: 380 },
  fabric: 'fineKnit',
  shape: {
    ...TORSO,
    neck: 78,
    neckY: 236,
    drop: 54,
    shoulder: 178,
    shoulderY: 276,
    armpit: 196,
    armpitY: 462,
    waist: 200,
    waistY: 600,
    hem: 208,
    hemY: 720,
    dip: 10,
  },
  neck: 'round',
  band: 26,
  sleeve: { length: 236, spread: 108, width: 84, biceps: 128 },
  ribbed: { hem: 58, cuff: 54 },
  folds: 16,
});
