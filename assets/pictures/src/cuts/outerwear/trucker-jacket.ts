import { seam, topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const stitch = (path: string) => topstitch(path, { color: '#b08a58', opacity: 0.75, width: 2 });

/** Denim jacket with a plush collar. */
export const truckerJacket = createCoat({
  name: 'trucker-jacket',
  closeUp: { x: 450, y: 380, width: 400 },
  fabric: 'denim',
  shape: {
    ...JACKET,
    neckY: 200,
    shoulder: 204,
    shoulderY: 246,
    armpit: 222,
    armpitY: 484,
    waist: 218,
    waistY: 650,
    hem: 210,
    hemY: 818,
    overlap: 22,
    throat: 'closed',
    throatY: 246,
  },
  sleeve: { length: 348, width: 94, biceps: 146 },
  collar: { kind: 'folded', size: 1.42, fabric: 'teddy' },
  fastening: { kind: 'buttons', from: 350, to: 806, count: 5, radius: 11, color: '#a98a5c' },
  pockets: [
    { kind: 'patch-flap', x: 292, y: 424, width: 104, height: 120, corner: 10, tip: 14, button: '#a98a5c' },
    { kind: 'welt', x: 300, y: 630, width: 24, height: 110, slant: 18 },
  ],
  seams:
    seam('M246 404C310 418 380 422 430 420') +
    stitch('M246 398C310 412 380 416 430 414') +
    stitch('M246 780C320 800 390 808 440 808'),
  lines: stitch('M436 270L436 832M478 270L478 832'),
});
