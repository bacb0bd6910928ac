import { JACKET } from '../../kit/jacket-shape.ts';
import { openBands } from '../../kit/knit-bands.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 82,
  neckY: 300,
  shoulder: 178,
  shoulderY: 336,
  armpit: 206,
  armpitY: 512,
  waist: 214,
  waistY: 620,
  hem: 224,
  hemY: 730,
  overlap: 20,
  throat: 'v',
  throatY: 430,
} as const;

/** Small garter-knit cardigan with wooden buttons. */
export const babyCardigan = createCoat({
  name: 'baby-cardigan',
  bend: 10,
  closeUp: { x: 450, y: 520, width: 400 },
  fabric: 'garterKnit',
  shape: SHAPE,
  sleeve: { length: 176, width: 100, biceps: 134, spread: 128 },
  weight: 'heavy',
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 474, to: 716, count: 4, radius: 15, color: '#a07c50' },
  cuffs: { kind: 'band', height: 34, width: 100, offset: -16 },
  bands: (scene, _options, cloth) => openBands(scene, SHAPE, cloth, 30),
});
