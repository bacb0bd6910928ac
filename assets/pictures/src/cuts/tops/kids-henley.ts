import { buttonedNeck } from '../../kit/neck-plackets.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Child's long-sleeved top with a buttoned neck. */
export const kidsHenley = createPullover({
  name: 'kids-henley',
  closeUp: { x: 450, y: 380, width: 380 },
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
  sleeve: { length: 232, spread: 112, width: 82, biceps: 124 },
  folds: 14,
  finish: async (scene, options, cloth) =>
    buttonedNeck(scene, { from: 306, to: 430 }, options.buttons ?? '#efe9dc', cloth),
});
