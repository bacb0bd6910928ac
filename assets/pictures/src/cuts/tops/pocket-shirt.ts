import { seam } from '../../kit/ink.ts';
import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Twill shirt with two flap pockets and dark buttons. */
export const pocketShirt = createShirt({
  name: 'pocket-shirt',
  closeUp: { x: 430, y: 390, width: 400 },
  fabric: 'twill',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 206,
    shoulderY: 238,
    armpit: 222,
    armpitY: 462,
    waist: 224,
    waistY: 660,
    hem: 226,
    hemY: 884,
  },
  hem: 'straight',
  sleeve: { length: 372, width: 88, biceps: 134 },
  cuff: 'buttoned',
  collar: { kind: 'folded', size: 1.1 },
  pockets: [{ kind: 'patch-flap', x: 288, y: 400, width: 112, height: 124, corner: 12 }],
  seams: seam('M252 320C310 334 380 336 432 334'),
  folds: 15,
});
