import { topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Hooded wool coat with horn toggles. */
export const duffleCoat = createCoat({
  name: 'duffle-coat',
  bend: 7,
  closeUp: { x: 450, y: 470, width: 420 },
  fabric: 'wool',
  shape: {
    ...JACKET,
    neckY: 204,
    shoulder: 202,
    shoulderY: 250,
    armpit: 218,
    armpitY: 488,
    waist: 222,
    waistY: 690,
    hem: 232,
    hemY: 996,
    overlap: 34,
    throat: 'closed',
    throatY: 250,
  },
  sleeve: { length: 344, width: 108, biceps: 146 },
  weight: 'heavy',
  collar: { kind: 'hood' },
  fastening: { kind: 'toggles', from: 410, to: 800, count: 4 },
  pockets: [{ kind: 'patch-flap', x: 262, y: 746, width: 130, height: 150, corner: 14 }],
  seams: topstitch('M262 330C320 352 380 356 440 352', { opacity: 0.26 }),
});
