import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Thick cardigan with a shawl collar and leather buttons. */
export const shawlCardigan = createCoat({
  name: 'shawl-cardigan',
  bend: 9,
  closeUp: { x: 440, y: 420, width: 420 },
  fabric: 'cableKnit',
  shape: {
    ...JACKET,
    neckY: 198,
    shoulder: 204,
    shoulderY: 250,
    armpit: 222,
    armpitY: 486,
    waist: 220,
    waistY: 660,
    hem: 216,
    hemY: 826,
    overlap: 20,
    throatY: 560,
  },
  sleeve: { length: 326, width: 94, biceps: 144 },
  weight: 'heavy',
  collar: { kind: 'shawl', breakY: 548, wide: 1.24 },
  fastening: { kind: 'buttons', from: 596, to: 836, count: 4, radius: 15, color: '#5a3a24', x: 456 },
  pockets: [{ kind: 'patch', x: 274, y: 656, width: 122, height: 136, corner: 16 }],
  cuffs: { kind: 'rib', height: 64, width: 86 },
  ribHem: 66,
});
