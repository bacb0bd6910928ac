import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Fine close-fitting jumper with a narrow V neck. */
export const merinoJumper = createPullover({
  name: 'merino-jumper',
  bend: 7,
  closeUp: { x: 450, y: 330, width: 360 },
  fabric: 'merino',
  rib: 'fineRib',
  shape: {
    ...TORSO,
    neck: 70,
    neckY: 200,
    drop: 130,
    shoulder: 198,
    shoulderY: 244,
    armpit: 214,
    armpitY: 468,
    waist: 206,
    waistY: 660,
    hem: 206,
    hemY: 840,
  },
  neck: 'v',
  band: 18,
  sleeve: { length: 352, width: 76, biceps: 122, setIn: true },
  back: 'plain',
  ribbed: { hem: 52, cuff: 50 },
  folds: 13,
});
