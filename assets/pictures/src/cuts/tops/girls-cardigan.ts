import { JACKET } from '../../kit/jacket-shape.ts';
import { roundBands } from '../../kit/knit-bands.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 74,
  neckY: 240,
  shoulder: 168,
  shoulderY: 278,
  armpit: 186,
  armpitY: 466,
  waist: 192,
  waistY: 600,
  hem: 204,
  hemY: 724,
  overlap: 18,
  throat: 'round',
  throatY: 300,
} as const;

/** Child's cardigan with a round neck. */
export const girlsCardigan = createCoat({
  name: 'girls-cardigan',
  bend: 9,
  closeUp: { x: 450, y: 440, width: 380 },
  fabric: 'chunkyKnit',
  shape: SHAPE,
  sleeve: { length: 244, width: 84, biceps: 122, spread: 106 },
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 330, to: 752, count: 6, radius: 11, color: '#8a6b45' },
  cuffs: { kind: 'rib', height: 48, width: 78 },
  ribHem: 48,
  bands: (scene, _options, cloth) => roundBands(scene, SHAPE, cloth, 32),
});
