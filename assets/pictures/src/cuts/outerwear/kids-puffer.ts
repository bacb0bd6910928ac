import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Child's padded jacket with a hood and coloured shoulders. */
export const kidsPuffer = createCoat({
  name: 'kids-puffer',
  bend: 9,
  closeUp: { x: 430, y: 440, width: 420 },
  fabric: 'nylon',
  shape: {
    ...JACKET,
    neckY: 256,
    shoulder: 186,
    shoulderY: 296,
    armpit: 208,
    armpitY: 498,
    waist: 214,
    waistY: 640,
    hem: 216,
    hemY: 806,
    overlap: 0,
    throat: 'closed',
    throatY: 290,
  },
  sleeve: { length: 260, width: 96, biceps: 150, spread: 118, puff: 6 },
  weight: 'padded',
  channel: 72,
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 362, to: 818 },
  pockets: [{ kind: 'zip', x: 300, y: 660, width: 10, height: 84, slant: 20 }],
  cuffs: { kind: 'rib', height: 26, width: 84 },
});
