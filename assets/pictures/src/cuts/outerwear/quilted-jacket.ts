import { corduroyEdges } from '../../kit/bindings.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Diamond-quilted jacket with a corduroy collar. */
export const quiltedJacket = createCoat({
  name: 'quilted-jacket',
  closeUp: { x: 440, y: 380, width: 400 },
  fabric: 'quilt',
  shape: {
    ...JACKET,
    neckY: 188,
    shoulder: 200,
    shoulderY: 234,
    armpit: 216,
    armpitY: 470,
    waist: 214,
    waistY: 670,
    hem: 220,
    hemY: 876,
    overlap: 24,
    throat: 'closed',
    throatY: 236,
  },
  sleeve: { length: 354, width: 94, biceps: 138 },
  collar: { kind: 'folded', size: 1.16, fabric: 'corduroy' },
  fastening: { kind: 'studs', from: 300, to: 840, count: 6, color: '#8a7350' },
  pockets: [{ kind: 'patch', x: 264, y: 676, width: 128, height: 146, corner: 10 }],
  finish: async (scene, options) => corduroyEdges(scene, options.trim ?? options.color),
});
