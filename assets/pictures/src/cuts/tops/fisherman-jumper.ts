import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Thick ribbed jumper with a rolled neck. */
export const fishermanJumper = createPullover({
  name: 'fisherman-jumper',
  bend: 8,
  closeUp: { x: 450, y: 360, width: 420 },
  fabric: 'chunkyRib',
  shape: {
    ...TORSO,
    neck: 86,
    neckY: 256,
    drop: 40,
    shoulder: 206,
    shoulderY: 294,
    armpit: 222,
    armpitY: 510,
    waist: 220,
    waistY: 680,
    hem: 220,
    hemY: 850,
  },
  neck: 'rolled',
  sleeve: { length: 322, width: 92, biceps: 142 },
  ribbed: { hem: 76, cuff: 76 },
  folds: 20,
});
