import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  shoulder: 200,
  shoulderY: 230,
  armpit: 220,
  armpitY: 474,
  waist: 218,
  waistY: 680,
  hem: 226,
  hemY: 986,
  overlap: 26,
};

/** Straight plush coat with three large buttons. */
export const teddyCoat = createCoat({
  name: 'teddy-coat',
  bend: 9,
  closeUp: { x: 440, y: 460, width: 420 },
  fabric: 'teddy',
  shape: { ...SHAPE, throatY: 520 },
  sleeve: { length: 330, width: 118, biceps: 160 },
  weight: 'heavy',
  collar: { kind: 'notched', breakY: 520, wide: 1.2 },
  fastening: { kind: 'buttons', from: 556, to: 836, count: 3, radius: 17 },
  pockets: [{ kind: 'patch', x: 262, y: 700, width: 138, height: 166, corner: 34 }],
});
