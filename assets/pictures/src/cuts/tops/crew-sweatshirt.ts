import { topstitch } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { createPullover } from '../pullover/create-pullover.ts';

/** Sweatshirt with a small printed badge. */
export const crewSweatshirt = createPullover({
  name: 'crew-sweatshirt',
  bend: 9,
  closeUp: { x: 430, y: 380, width: 400 },
  fabric: 'sweat',
  shape: {
    ...TORSO,
    neck: 78,
    neckY: 206,
    drop: 54,
    shoulder: 208,
    shoulderY: 258,
    armpit: 226,
    armpitY: 488,
    waist: 224,
    waistY: 660,
    hem: 222,
    hemY: 830,
  },
  neck: 'round',
  band: 26,
  sleeve: { length: 330, width: 92, biceps: 148, puff: 6, setIn: true },
  back: 'plain',
  ribbed: { hem: 72, cuff: 56 },
  folds: 17,
  finish: async (scene) => ink(scene, topstitch('M424 286L450 330L476 286', { opacity: 0.3, width: 1.5 })),
});
