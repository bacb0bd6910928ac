import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Narrow ribbed dress with a rolled neck and long sleeves. */
export const knitDress = createPullover({
  name: 'knit-dress',
  bend: 9,
  closeUp: { x: 450, y: 330, width: 400 },
  fabric: 'ribKnit',
  shape: {
    ...TORSO,
    neck: 84,
    neckY: 186,
    drop: 40,
    shoulder: 156,
    shoulderY: 220,
    armpit: 158,
    armpitY: 420,
    waist: 124,
    waistY: 590,
    hem: 164,
    hemY: 1090,
    dip: 12,
  },
  neck: 'rolled',
  sleeve: { length: 344, width: 70, biceps: 114 },
  ribbed: { hem: 46, cuff: 60 },
  folds: 16,
});
