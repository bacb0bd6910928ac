import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Wide T-shirt with short wide sleeves. */
export const boxyTee = createPullover({
  name: 'boxy-tee',
  closeUp: { x: 450, y: 440, width: 400 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neck: 80,
    neckY: 206,
    drop: 60,
    shoulder: 208,
    shoulderY: 254,
    armpit: 224,
    armpitY: 470,
    waist: 226,
    waistY: 640,
    hem: 230,
    hemY: 820,
  },
  neck: 'round',
  band: 20,
  sleeve: { length: 46, spread: 104, width: 156, biceps: 168 },
  folds: 16,
});
