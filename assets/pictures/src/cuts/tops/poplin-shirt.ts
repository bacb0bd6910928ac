import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Straight loose shirt without a pocket. */
export const poplinShirt = createShirt({
  name: 'poplin-shirt',
  closeUp: { x: 450, y: 330, width: 380 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 202,
    shoulderY: 234,
    armpit: 214,
    armpitY: 454,
    waist: 220,
    waistY: 650,
    hem: 226,
    hemY: 846,
  },
  hem: 'curved',
  sleeve: { length: 356, width: 88, biceps: 132 },
  cuff: 'buttoned',
  collar: { kind: 'folded', size: 1.12 },
});
