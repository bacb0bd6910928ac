import { neckBinding } from '../../kit/bindings.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 80,
  neckY: 192,
  shoulder: 184,
  shoulderY: 234,
  armpit: 200,
  armpitY: 452,
  waist: 202,
  waistY: 640,
  hem: 252,
  hemY: 920,
  overlap: 22,
  throat: 'round',
  throatY: 268,
} as const;

/** Short flared coat with a round neck and four large buttons. */
export const collarlessCoat = createCoat({
  name: 'collarless-coat',
  closeUp: { x: 450, y: 380, width: 420 },
  fabric: 'wool',
  shape: SHAPE,
  sleeve: { length: 316, width: 100, biceps: 130 },
  weight: 'heavy',
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 312, to: 714, count: 4, radius: 18 },
  pockets: [{ kind: 'flap', x: 268, y: 692, width: 124, height: 48, slant: 14 }],
  over: 'right',
  finish: async (scene, _options, cloth) => neckBinding(scene, SHAPE, cloth),
});
