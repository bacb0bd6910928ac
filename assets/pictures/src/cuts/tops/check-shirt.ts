import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Brushed check shirt whose sleeves are rolled up. */
export const checkShirt = createShirt({
  name: 'check-shirt',
  closeUp: { x: 470, y: 380, width: 400 },
  fabric: 'sweat',
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
  sleeve: { length: 246, width: 100, biceps: 134, spread: 86 },
  cuff: 'rolled',
  collar: { kind: 'folded', size: 1.04 },
  pockets: [{ kind: 'patch', x: 290, y: 398, width: 96, height: 106, corner: 12, tip: 12 }],
  folds: 14,
});
