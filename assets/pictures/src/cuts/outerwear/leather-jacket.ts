import { collarStrap } from '../../kit/bindings.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Leather jacket with a straight zip and a short stand-up collar. */
export const leatherJacket = createCoat({
  name: 'leather-jacket',
  closeUp: { x: 450, y: 380, width: 420 },
  fabric: 'nappa',
  shape: {
    ...JACKET,
    neckY: 196,
    shoulder: 196,
    shoulderY: 240,
    armpit: 212,
    armpitY: 474,
    waist: 204,
    waistY: 650,
    hem: 206,
    hemY: 832,
    overlap: 0,
    throat: 'closed',
  },
  sleeve: { length: 352, width: 86, biceps: 132 },
  collar: { kind: 'stand', height: 44 },
  fastening: { kind: 'zip', from: 232, to: 846 },
  pockets: [
    { kind: 'zip', x: 316, y: 610, width: 10, height: 110, slant: 34 },
    { kind: 'zip', x: 318, y: 410, width: 10, height: 10, slant: 90, side: 'left' },
  ],
  cuffs: { kind: 'band', height: 26, width: 88, offset: -14 },
  seams:
    seam('M264 300C320 316 380 320 448 318', 0.9) +
    seam('M336 322C330 460 332 700 330 838', 0.8) +
    topstitch('M248 806C320 824 390 828 440 828', { opacity: 0.3 }),
  finish: async (scene, options, cloth) => collarStrap(scene, 214, options.buttons ?? '#b9b2a4', cloth),
});
