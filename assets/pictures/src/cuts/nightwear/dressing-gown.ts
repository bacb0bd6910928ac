import { JACKET } from '../../kit/jacket-shape.ts';
import { robePiping } from '../../kit/robe-piping.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Men's dressing gown of velour with piped edges. */
export const dressingGown = createCoat({
  name: 'dressing-gown',
  bend: 9,
  closeUp: { x: 440, y: 420, width: 420 },
  fabric: 'velvet',
  shape: {
    ...JACKET,
    neckY: 168,
    shoulder: 210,
    shoulderY: 216,
    armpit: 228,
    armpitY: 464,
    waist: 214,
    waistY: 620,
    hem: 240,
    hemY: 980,
    overlap: 40,
    throatY: 590,
  },
  sleeve: { length: 330, width: 120, biceps: 156, setIn: true },
  back: 'plain',
  weight: 'heavy',
  collar: { kind: 'shawl', breakY: 580, wide: 0.92 },
  fastening: { kind: 'none' },
  pockets: [
    { kind: 'patch', x: 256, y: 734, width: 134, height: 150, corner: 10 },
    { kind: 'patch', x: 292, y: 430, width: 92, height: 96, corner: 8, side: 'right' },
  ],
  cuffs: { kind: 'band', height: 54, width: 124, offset: -46 },
  belt: { kind: 'tie', y: 602, half: 216, height: 44 },
  over: 'right',
  finish: async (scene, options) => robePiping(scene, options.trim ?? '#d8cdb8'),
});
