import { JACKET } from '../../kit/jacket-shape.ts';
import { roundBands } from '../../kit/knit-bands.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 78,
  neckY: 214,
  shoulder: 176,
  shoulderY: 252,
  armpit: 190,
  armpitY: 456,
  waist: 180,
  waistY: 610,
  hem: 184,
  hemY: 712,
  overlap: 16,
  throat: 'round',
  throatY: 276,
} as const;

/** Short close-fitting cardigan with a round neck and pearl buttons. */
export const croppedCardigan = createCoat({
  name: 'cropped-cardigan',
  closeUp: { x: 450, y: 420, width: 360 },
  fabric: 'fineKnit',
  shape: SHAPE,
  sleeve: { length: 314, width: 74, biceps: 118 },
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 292, to: 760, count: 8, radius: 8, color: '#efe9dc' },
  cuffs: { kind: 'rib', height: 56, width: 70 },
  ribHem: 56,
  bands: (scene, _options, cloth) => roundBands(scene, SHAPE, cloth, 26),
});
