import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Bathrobe with a shawl collar, a belt and patch pockets. */
export const robe = createCoat({
  name: 'robe',
  bend: 9,
  closeUp: { x: 440, y: 460, width: 420 },
  fabric: 'waffle',
  shape: {
    ...JACKET,
    neckY: 168,
    shoulder: 196,
    shoulderY: 212,
    armpit: 212,
    armpitY: 452,
    waist: 190,
    waistY: 610,
    hem: 232,
    hemY: 1030,
    overlap: 44,
    throatY: 600,
  },
  sleeve: { length: 300, width: 126, biceps: 150 },
  weight: 'heavy',
  collar: { kind: 'shawl', breakY: 596, wide: 1.1 },
  fastening: { kind: 'none' },
  pockets: [{ kind: 'patch', x: 270, y: 726, width: 124, height: 148, corner: 12 }],
  cuffs: { kind: 'band', height: 60, width: 132, offset: -50 },
  belt: { kind: 'tie', y: 586, half: 194, height: 50 },
  over: 'right',
});
