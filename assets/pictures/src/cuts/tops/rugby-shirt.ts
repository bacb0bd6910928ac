import { foldedCollar } from '../../kit/collars.ts';
import { buttonedNeck } from '../../kit/neck-plackets.ts';
import { TORSO } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createPullover } from '../pullover/create-pullover.ts';

const white = paintOf({ color: '#ece8de' });

/** Heavy striped shirt with a white collar. */
export const rugbyShirt = createPullover({
  name: 'rugby-shirt',
  closeUp: { x: 450, y: 340, width: 400 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neck: 66,
    neckY: 200,
    drop: 60,
    shoulder: 206,
    shoulderY: 246,
    armpit: 222,
    armpitY: 470,
    waist: 220,
    waistY: 660,
    hem: 222,
    hemY: 880,
  },
  neck: 'own',
  sleeve: { length: 352, width: 90, biceps: 140 },
  folds: 16,
  finish: async (scene) => buttonedNeck(scene, { from: 254, to: 420 }, '#f1ede2', { fabric: 'poplin', paint: white }),
  collar: (scene) => foldedCollar(scene, 196, { fabric: 'poplin', paint: white, size: 1.12 }),
});
