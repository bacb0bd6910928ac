import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Linen shirt with a band collar and rolled sleeves. */
export const linenShirt = createShirt({
  name: 'linen-shirt',
  bend: 9,
  closeUp: { x: 450, y: 330, width: 380 },
  fabric: 'linen',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 196,
    shoulderY: 238,
    armpit: 212,
    armpitY: 462,
    waist: 206,
    waistY: 660,
    hem: 208,
    hemY: 852,
  },
  hem: 'curved',
  sleeve: { length: 214, width: 96, biceps: 130, spread: 90 },
  cuff: 'rolled',
  collar: { kind: 'band' },
  folds: 14,
});
