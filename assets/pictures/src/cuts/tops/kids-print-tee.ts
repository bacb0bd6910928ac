import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Child's T-shirt with a print. */
export const kidsPrintTee = createPullover({
  name: 'kids-print-tee',
  closeUp: { x: 450, y: 460, width: 400 },
  fabric: 'jersey',
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
    hemY: 752,
    dip: 10,
  },
  neck: 'round',
  band: 20,
  sleeve: { length: 40, spread: 104, width: 138, biceps: 148 },
  folds: 15,
});
