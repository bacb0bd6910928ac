import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Short jumper with a stand-up neck and balloon sleeves. */
export const balloonJumper = createPullover({
  name: 'balloon-jumper',
  bend: 9,
  closeUp: { x: 300, y: 520, width: 400 },
  fabric: 'chunkyRib',
  shape: {
    ...TORSO,
    neck: 84,
    neckY: 250,
    drop: 40,
    shoulder: 186,
    shoulderY: 286,
    armpit: 200,
    armpitY: 486,
    waist: 200,
    waistY: 620,
    hem: 196,
    hemY: 716,
  },
  neck: 'standing',
  sleeve: { length: 300, spread: 116, width: 116, biceps: 176, puff: 34 },
  ribbed: { hem: 74, cuff: 84 },
  folds: 18,
});
