import { waistCord } from '../../kit/bindings.ts';
import { topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Long parka with a plush-edged hood, a waist cord and four pockets. */
export const parka = createCoat({
  name: 'parka',
  closeUp: { x: 450, y: 420, width: 420 },
  fabric: 'canvas',
  shape: {
    ...JACKET,
    neckY: 214,
    shoulder: 204,
    shoulderY: 258,
    armpit: 220,
    armpitY: 496,
    waist: 208,
    waistY: 660,
    hem: 236,
    hemY: 972,
    overlap: 30,
    throat: 'closed',
    throatY: 250,
  },
  sleeve: { length: 338, width: 102, biceps: 148 },
  collar: { kind: 'hood' },
  fastening: { kind: 'studs', from: 430, to: 900, count: 6 },
  placket: { from: 356, to: 988, width: 58 },
  pockets: [
    { kind: 'patch-flap', x: 266, y: 752, width: 124, height: 146, corner: 16 },
    { kind: 'flap', x: 292, y: 470, width: 104, height: 46 },
  ],
  seams: topstitch('M246 654C310 668 380 672 420 672M246 666C310 680 380 684 420 684', { opacity: 0.3 }),
  cuffs: { kind: 'band', height: 34, width: 106, offset: -20 },
  finish: async (scene, options, _cloth, random) => waistCord(scene, random, 668, options.buttons),
});
