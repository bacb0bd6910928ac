import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';
import { hemStitch } from '../coat/parts.ts';

const SHAPE = {
  ...JACKET,
  neckY: 184,
  shoulder: 206,
  shoulderY: 232,
  armpit: 224,
  armpitY: 474,
  waist: 224,
  waistY: 680,
  hem: 234,
  hemY: 940,
  overlap: 30,
  throat: 'closed',
  throatY: 230,
} as const;

/** Waxed jacket with a corduroy collar and bellows pockets. */
export const waxedJacket = createCoat({
  name: 'waxed-jacket',
  closeUp: { x: 450, y: 400, width: 420 },
  fabric: 'waxed',
  shape: SHAPE,
  sleeve: { length: 368, width: 100, biceps: 146 },
  collar: { kind: 'folded', size: 1.24, fabric: 'corduroy' },
  fastening: { kind: 'studs', from: 330, to: 880, count: 5, color: '#b79f6a' },
  placket: { from: 256, to: 956, width: 60, x: 456 },
  pockets: [
    { kind: 'patch-flap', x: 250, y: 700, width: 142, height: 172, corner: 12, button: '#b79f6a' },
    { kind: 'welt', x: 286, y: 480, width: 26, height: 120, slant: 14 },
  ],
  cuffs: { kind: 'band', height: 30, width: 102, offset: -30 },
  seams: hemStitch(SHAPE, 20),
});
