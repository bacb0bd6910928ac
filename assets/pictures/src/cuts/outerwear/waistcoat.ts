import { seam } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

const SHAPE = {
  ...JACKET,
  neck: 96,
  neckY: 230,
  shoulder: 168,
  shoulderY: 262,
  armpit: 190,
  armpitY: 510,
  waist: 176,
  waistY: 690,
  hem: 196,
  hemY: 860,
  overlap: 18,
  throat: 'v',
  throatY: 520,
  armhole: 58,
  point: 92,
} as const;

/** Suit waistcoat with five buttons and pointed fronts. */
export const waistcoat = createCoat({
  name: 'waistcoat',
  bend: 7,
  closeUp: { x: 450, y: 640, width: 400 },
  fabric: 'suiting',
  shape: SHAPE,
  collar: { kind: 'none' },
  fastening: { kind: 'buttons', from: 552, to: 820, count: 5, radius: 9 },
  pockets: [{ kind: 'welt', x: 288, y: 700, width: 102, height: 26, slant: 0 }],
  seams: seam('M336 560C330 660 330 760 326 860', 0.8),
});
