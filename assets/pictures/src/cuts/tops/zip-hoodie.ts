import { splitPockets } from '../../kit/hood-pockets.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Hooded sweatshirt with a zip and split pockets. */
export const zipHoodie = createCoat({
  name: 'zip-hoodie',
  bend: 9,
  closeUp: { x: 450, y: 420, width: 400 },
  fabric: 'sweat',
  shape: {
    ...JACKET,
    neckY: 232,
    shoulder: 196,
    shoulderY: 272,
    armpit: 214,
    armpitY: 492,
    waist: 214,
    waistY: 660,
    hem: 214,
    hemY: 832,
    overlap: 0,
    throat: 'closed',
    throatY: 260,
  },
  sleeve: { length: 318, width: 90, biceps: 144, setIn: true },
  back: 'plain',
  cuffs: { kind: 'rib', height: 52, width: 78 },
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 338, to: 900 },
  ribHem: 64,
  finish: (scene, _options, cloth) => splitPockets(scene, cloth),
});
