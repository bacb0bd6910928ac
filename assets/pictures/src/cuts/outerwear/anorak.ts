import { anorakPocket } from '../../kit/bindings.ts';
import { topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Pull-over jacket with a hood, a half zip and a large front pocket. */
export const anorak = createCoat({
  name: 'anorak',
  closeUp: { x: 450, y: 440, width: 420 },
  fabric: 'nylon',
  shape: {
    ...JACKET,
    neckY: 216,
    shoulder: 206,
    shoulderY: 260,
    armpit: 224,
    armpitY: 500,
    waist: 222,
    waistY: 680,
    hem: 224,
    hemY: 868,
    overlap: 0,
    throat: 'closed',
    throatY: 250,
  },
  sleeve: { length: 330, width: 88, biceps: 150, setIn: true },
  back: 'plain',
  cuffs: { kind: 'band', height: 26, width: 80, offset: -4 },
  collar: { kind: 'hood' },
  fastening: { kind: 'zip', from: 330, to: 560 },
  seams: topstitch('M230 850C310 872 390 878 450 878', { opacity: 0.3 }),
  finish: async (scene, options, cloth) => anorakPocket(scene, cloth, options.trim ?? options.color),
});
