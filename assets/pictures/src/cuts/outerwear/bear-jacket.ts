import { bearEars } from '../../kit/bindings.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Child's plush jacket whose hood has ears. */
export const bearJacket = createCoat({
  name: 'bear-jacket',
  bend: 9,
  closeUp: { x: 450, y: 360, width: 420 },
  fabric: 'teddy',
  shape: {
    ...JACKET,
    neckY: 262,
    shoulder: 184,
    shoulderY: 300,
    armpit: 206,
    armpitY: 500,
    waist: 212,
    waistY: 640,
    hem: 218,
    hemY: 800,
    overlap: 0,
    throat: 'closed',
    throatY: 290,
  },
  sleeve: { length: 250, width: 104, biceps: 142, spread: 112 },
  weight: 'heavy',
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 366, to: 814 },
  pockets: [{ kind: 'patch', x: 272, y: 622, width: 112, height: 116, corner: 34 }],
  finish: async (scene, options, cloth) => bearEars(scene, 266, cloth, options.lining ?? options.color),
});
