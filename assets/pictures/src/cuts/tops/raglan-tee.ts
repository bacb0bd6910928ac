import { raglanShoulders } from '../../kit/neck-plackets.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Baseball shirt whose coloured sleeves reach the neck. */
export const raglanTee = createPullover({
  name: 'raglan-tee',
  closeUp: { x: 340, y: 360, width: 400 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neckY: 204,
    drop: 58,
    shoulder: 188,
    shoulderY: 250,
    armpit: 210,
    armpitY: 480,
    waist: 204,
    waistY: 660,
    hem: 206,
    hemY: 884,
    dip: 18,
  },
  neck: 'round',
  band: 22,
  sleeve: { length: 200, spread: 84, width: 100, biceps: 146 },
  raglan: true,
  folds: 15,
  finish: async (scene, options) => raglanShoulders(scene, options.sleeves ?? options.color, 'jersey'),
});
