import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Fine shirt with a cutaway collar and hidden buttons. */
export const dressShirt = createShirt({
  name: 'dress-shirt',
  bend: 6,
  closeUp: { x: 450, y: 300, width: 380 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 196,
    shoulderY: 238,
    armpit: 212,
    armpitY: 462,
    waist: 190,
    waistY: 660,
    hem: 208,
    hemY: 852,
  },
  hem: 'curved',
  sleeve: { length: 366, width: 74, biceps: 116, setIn: true },
  yoke: true,
  cuff: 'buttoned',
  collar: { kind: 'folded', size: 0.94 },
  hiddenButtons: true,
  folds: 10,
});
