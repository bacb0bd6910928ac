import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Long padded coat with a hood. */
export const longPuffer = createCoat({
  name: 'long-puffer',
  bend: 9,
  closeUp: { x: 430, y: 400, width: 420 },
  fabric: 'nylon',
  shape: {
    ...JACKET,
    neckY: 208,
    shoulder: 192,
    shoulderY: 250,
    armpit: 208,
    armpitY: 484,
    waist: 202,
    waistY: 640,
    hem: 222,
    hemY: 1046,
    overlap: 0,
    throat: 'closed',
    throatY: 250,
  },
  sleeve: { length: 320, width: 104, biceps: 150, puff: 4 },
  weight: 'padded',
  channel: 78,
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 320, to: 1060 },
  pockets: [{ kind: 'zip', x: 296, y: 700, width: 10, height: 100, slant: 22 }],
});
