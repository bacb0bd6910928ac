import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neckY: 166,
  shoulder: 198,
  shoulderY: 212,
  armpit: 212,
  armpitY: 448,
  waist: 176,
  waistY: 596,
  hem: 240,
  hemY: 1086,
  overlap: 40,
  throatY: 600,
};

/** Long coat with a shawl collar that only a belt closes. */
export const wrapCoat = createCoat({
  name: 'wrap-coat',
  bend: 9,
  closeUp: { x: 450, y: 500, width: 420 },
  fabric: 'wool',
  shape: SHAPE,
  sleeve: { length: 344, width: 118, biceps: 142 },
  weight: 'heavy',
  collar: { kind: 'shawl', breakY: 590, wide: 1.16 },
  fastening: { kind: 'none' },
  pockets: [{ kind: 'welt', x: 306, y: 706, width: 26, height: 140, slant: 26 }],
  cuffs: { kind: 'band', height: 74, width: 124, offset: -62 },
  belt: { kind: 'tie', y: 574, half: 180, height: 54 },
  over: 'right',
});
