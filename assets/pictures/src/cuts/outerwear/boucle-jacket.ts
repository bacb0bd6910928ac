import { edgeBraid, neckBinding, pocketBraid } from '../../kit/bindings.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 80,
  neckY: 200,
  shoulder: 182,
  shoulderY: 242,
  armpit: 198,
  armpitY: 456,
  waist: 194,
  waistY: 620,
  hem: 202,
  hemY: 764,
  overlap: 0,
  throat: 'round',
  throatY: 276,
  corner: 2,
} as const;
const pocket = (y: number) => ({ kind: 'patch', x: 300, y, width: 98, height: 84, corner: 8 }) as const;

/** Short collarless jacket with braided edges and four pockets. */
export const boucleJacket = createCoat({
  name: 'boucle-jacket',
  closeUp: { x: 440, y: 400, width: 380 },
  fabric: 'boucle',
  shape: SHAPE,
  sleeve: { length: 316, width: 92, biceps: 126 },
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 320, to: 730, count: 6, radius: 9, color: '#b79f6a', x: 458 },
  pockets: [pocket(420), pocket(628)],
  bands: async (scene, options) => {
    const braid = { fabric: 'rope', paint: options.trim ?? '#3a3836' } as const;
    await neckBinding(scene, SHAPE, braid, 13);
    await edgeBraid(scene, SHAPE, braid);
    await pocketBraid(scene, [420, 628], braid);
  },
});
