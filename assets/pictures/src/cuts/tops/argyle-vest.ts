import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Knitted vest with a V neck. */
export const argyleVest = createPullover({
  name: 'argyle-vest',
  closeUp: { x: 450, y: 460, width: 380 },
  fabric: 'fineKnit',
  shape: {
    ...TORSO,
    neck: 86,
    neckY: 214,
    drop: 190,
    shoulder: 160,
    shoulderY: 246,
    armpit: 196,
    armpitY: 500,
    waist: 194,
    waistY: 660,
    hem: 196,
    hemY: 800,
  },
  neck: 'v',
  band: 24,
  armhole: 46,
  ribbed: { hem: 66, cuff: 0 },
  folds: 15,
});
