import { seam } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Child's flared wool coat with a round collar and two rows of buttons. */
export const girlsCoat = createCoat({
  name: 'girls-coat',
  closeUp: { x: 450, y: 420, width: 420 },
  fabric: 'wool',
  shape: {
    ...JACKET,
    neck: 80,
    neckY: 214,
    shoulder: 170,
    shoulderY: 252,
    armpit: 188,
    armpitY: 446,
    waist: 182,
    waistY: 560,
    hem: 282,
    hemY: 900,
    overlap: 56,
    throat: 'closed',
    throatY: 270,
  },
  sleeve: { length: 276, width: 88, biceps: 120 },
  weight: 'heavy',
  collar: { kind: 'round' },
  fastening: { kind: 'buttons', from: 420, to: 660, count: 3, rows: 104, radius: 14, x: 456 },
  pockets: [{ kind: 'flap', x: 268, y: 680, width: 116, height: 42, slant: 22 }],
  seams: seam('M268 548C330 562 390 566 450 566', 0.9),
  over: 'right',
});
