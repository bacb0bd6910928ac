import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Short-sleeved shirt with an open flat collar. */
export const campShirt = createCoat({
  name: 'camp-shirt',
  closeUp: { x: 460, y: 380, width: 400 },
  fabric: 'crepe',
  shape: {
    ...JACKET,
    neck: 62,
    neckY: 196,
    shoulder: 204,
    shoulderY: 240,
    armpit: 222,
    armpitY: 462,
    waist: 222,
    waistY: 660,
    hem: 226,
    hemY: 846,
    overlap: 18,
    throat: 'v',
    throatY: 420,
  },
  sleeve: { length: 70, spread: 92, width: 154, biceps: 168 },
  collar: { kind: 'camp' },
  fastening: { kind: 'buttons', from: 452, to: 800, count: 5, radius: 8, color: '#efe9dc', x: 458 },
  pockets: [{ kind: 'patch', x: 284, y: 424, width: 100, height: 106, corner: 10 }],
});
