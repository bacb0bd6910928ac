import { TORSO } from '../../kit/torso.ts';
import { patchPocket } from '../../kit/trims.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** T-shirt with a chest pocket. */
export const pocketTee = createPullover({
  name: 'pocket-tee',
  closeUp: { x: 490, y: 380, width: 400 },
  fabric: 'jersey',
  shape: {
    ...TORSO,
    neckY: 204,
    drop: 56,
    shoulder: 200,
    shoulderY: 250,
    armpit: 216,
    armpitY: 468,
    waist: 210,
    waistY: 650,
    hem: 214,
    hemY: 890,
    dip: 10,
  },
  neck: 'round',
  band: 22,
  sleeve: { length: 58, spread: 98, width: 150, biceps: 164 },
  folds: 15,
  finish: async (scene, _options, cloth) =>
    patchPocket(scene, { x: 516, y: 392, width: 98, height: 112, corner: 12, tip: 10 }, cloth),
});
