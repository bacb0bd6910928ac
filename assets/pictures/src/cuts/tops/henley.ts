import { buttonedNeck } from '../../kit/neck-plackets.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Long-sleeved top with a buttoned round neck. */
export const henley = createPullover({
  name: 'henley',
  closeUp: { x: 450, y: 340, width: 380 },
  fabric: 'waffleKnit',
  shape: {
    ...TORSO,
    neck: 76,
    neckY: 204,
    drop: 60,
    shoulder: 194,
    shoulderY: 246,
    armpit: 210,
    armpitY: 468,
    waist: 204,
    waistY: 660,
    hem: 206,
    hemY: 884,
  },
  neck: 'round',
  band: 20,
  sleeve: { length: 350, width: 80, biceps: 128, setIn: true },
  back: 'plain',
  folds: 14,
  finish: async (scene, options, cloth) =>
    buttonedNeck(scene, { from: 274, to: 440 }, options.buttons ?? '#7a5c3c', cloth),
});
