import { anorakPocket } from '../../kit/bindings.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Child's pull-over jacket in blocks, with a hood and a front pocket. */
export const kidsAnorak = createCoat({
  name: 'kids-anorak',
  closeUp: { x: 450, y: 470, width: 420 },
  fabric: 'nylon',
  shape: {
    ...JACKET,
    neckY: 264,
    shoulder: 190,
    shoulderY: 302,
    armpit: 214,
    armpitY: 506,
    waist: 226,
    waistY: 640,
    hem: 240,
    hemY: 812,
    overlap: 0,
    throat: 'closed',
    throatY: 290,
  },
  sleeve: { length: 248, width: 92, biceps: 146, spread: 124 },
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 374, to: 570 },
  cuffs: { kind: 'rib', height: 24, width: 80 },
  finish: async (scene, options, cloth) => anorakPocket(scene, cloth, options.trim ?? options.color, 0.92, 30),
});
