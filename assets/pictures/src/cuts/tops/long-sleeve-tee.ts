import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Long-sleeved top with a boat neck. */
export const longSleeveTee = createPullover({
  name: 'long-sleeve-tee',
  closeUp: { x: 450, y: 360, width: 400 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neck: 116,
    neckY: 212,
    drop: 34,
    shoulder: 186,
    shoulderY: 242,
    armpit: 198,
    armpitY: 452,
    waist: 186,
    waistY: 640,
    hem: 200,
    hemY: 850,
  },
  neck: 'boat',
  band: 12,
  sleeve: { length: 340, width: 76, biceps: 122 },
  folds: 13,
});
