import { seam, topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const stitch = (path: string) => topstitch(path, { color: '#b08a58', opacity: 0.75, width: 2 });

/** Short denim jacket with pointed seams and chest pockets. */
export const denimJacket = createCoat({
  name: 'denim-jacket',
  closeUp: { x: 440, y: 400, width: 400 },
  fabric: 'denim',
  shape: {
    ...JACKET,
    neckY: 194,
    shoulder: 192,
    shoulderY: 238,
    armpit: 208,
    armpitY: 462,
    waist: 206,
    waistY: 620,
    hem: 200,
    hemY: 740,
    overlap: 22,
    throat: 'closed',
    throatY: 240,
  },
  sleeve: { length: 344, width: 84, biceps: 132 },
  collar: { kind: 'folded', size: 1.2 },
  fastening: { kind: 'buttons', from: 300, to: 738, count: 6, radius: 10, color: '#a98a5c' },
  pockets: [{ kind: 'patch-flap', x: 296, y: 398, width: 98, height: 112, corner: 10, tip: 12, button: '#a98a5c' }],
  cuffs: { kind: 'band', height: 46, width: 86, offset: -2 },
  seams:
    seam('M258 380C320 392 380 396 430 396') +
    stitch('M258 374C320 386 380 390 430 390') +
    seam('M318 520C338 600 352 680 360 752', 0.9) +
    stitch('M312 520C332 600 346 680 354 752') +
    seam('M386 520C380 600 374 680 370 752', 0.9) +
    stitch('M392 520C386 600 380 680 376 752') +
    stitch('M252 708C320 726 390 732 440 732'),
  lines: stitch('M436 262L436 752M478 262L478 752'),
});
