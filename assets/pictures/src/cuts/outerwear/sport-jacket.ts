import { JACKET } from '../../kit/jacket-shape.ts';
import { patchPocket } from '../../kit/trims.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Unlined jacket with patch pockets and rounded fronts. */
export const sportJacket = createCoat({
  name: 'sport-jacket',
  bend: 7,
  closeUp: { x: 450, y: 440, width: 400 },
  fabric: 'hopsack',
  shape: {
    ...JACKET,
    shoulder: 200,
    shoulderY: 234,
    armpit: 214,
    armpitY: 468,
    waist: 200,
    waistY: 660,
    hem: 220,
    hemY: 886,
    corner: 90,
    overlap: 18,
    throatY: 590,
  },
  sleeve: { length: 372, width: 88, biceps: 128 },
  collar: { kind: 'notched', breakY: 580 },
  fastening: { kind: 'buttons', from: 608, to: 706, count: 2, radius: 12 },
  pockets: [{ kind: 'patch', x: 268, y: 684, width: 126, height: 148, corner: 40 }],
  finish: async (scene, _options, cloth) => {
    await patchPocket(scene, { x: 292, y: 408, width: 92, height: 96, corner: 26, right: true }, cloth);
  },
});
