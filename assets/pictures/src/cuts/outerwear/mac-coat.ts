import { seam, topstitch } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { buttons } from '../../kit/trims.ts';
import { createCoat } from '../coat/create-coat.ts';
import { hemStitch } from '../coat/parts.ts';

const SHAPE = {
  ...JACKET,
  neckY: 170,
  shoulder: 196,
  shoulderY: 216,
  armpit: 218,
  armpitY: 462,
  waist: 214,
  waistY: 660,
  hem: 236,
  hemY: 1050,
  overlap: 30,
  throat: 'closed',
  throatY: 220,
} as const;

/** Straight raincoat with a pointed collar and hidden buttons. */
export const macCoat = createCoat({
  name: 'mac-coat',
  bend: 7,
  closeUp: { x: 450, y: 350, width: 420 },
  fabric: 'twill',
  shape: SHAPE,
  sleeve: { length: 360, width: 98, biceps: 140, setIn: true },
  raglan: true,
  back: 'raglan',
  collar: { kind: 'folded', size: 1.32 },
  fastening: { kind: 'hidden', from: 260, to: 1060 },
  pockets: [{ kind: 'welt', x: 296, y: 660, width: 34, height: 170, slant: 26 }],
  seams:
    seam('M372 190C330 270 286 370 236 454', 0.9) +
    topstitch('M380 196C338 276 294 378 246 460', { opacity: 0.24 }) +
    hemStitch(SHAPE, 26),
  finish: async (scene, options) => buttons(scene, [[452, 262]], { radius: 11, color: options.buttons ?? '#5a4636' }),
});
