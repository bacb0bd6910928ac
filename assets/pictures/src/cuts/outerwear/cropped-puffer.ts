import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Short wide padded jacket with a high collar. */
export const croppedPuffer = createCoat({
  name: 'cropped-puffer',
  bend: 9,
  closeUp: { x: 430, y: 420, width: 420 },
  fabric: 'nylon',
  shape: {
    ...JACKET,
    neckY: 232,
    shoulder: 206,
    shoulderY: 270,
    armpit: 232,
    armpitY: 500,
    waist: 236,
    waistY: 640,
    hem: 232,
    hemY: 776,
    overlap: 0,
    throat: 'closed',
  },
  sleeve: { length: 300, spread: 120, width: 118, biceps: 176, puff: 10 },
  weight: 'padded',
  channel: 116,
  collar: { kind: 'stand', height: 96 },
  fastening: { kind: 'zip', from: 190, to: 790 },
  pockets: [{ kind: 'zip', x: 298, y: 640, width: 10, height: 96, slant: 20 }],
});
