import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Short double-breasted coat with a wide collar. */
export const peaCoat = createCoat({
  name: 'pea-coat',
  bend: 7,
  closeUp: { x: 450, y: 440, width: 420 },
  fabric: 'wool',
  shape: {
    ...JACKET,
    neckY: 182,
    shoulder: 204,
    shoulderY: 230,
    armpit: 220,
    armpitY: 470,
    waist: 214,
    waistY: 660,
    hem: 224,
    hemY: 904,
    overlap: 70,
    throatY: 500,
  },
  sleeve: { length: 368, width: 96, biceps: 138, setIn: true },
  back: 'tailored',
  weight: 'heavy',
  collar: { kind: 'peaked', breakY: 486, wide: 1.22 },
  fastening: { kind: 'buttons', from: 530, to: 790, count: 3, rows: 128, radius: 15, x: 452 },
  pockets: [{ kind: 'welt', x: 298, y: 610, width: 24, height: 132, slant: 16 }],
  over: 'right',
});
