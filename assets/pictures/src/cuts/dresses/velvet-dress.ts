import { TORSO } from '../../kit/torso.ts';
import { createDress } from './create-dress.ts';

/** Velvet dress with long sleeves, a square neck and a flared short skirt. */
export const velvetDress = createDress({
  name: 'velvet-dress',
  closeUp: { x: 440, y: 360, width: 400 },
  fabric: 'velvet',
  bodice: {
    ...TORSO,
    neck: 96,
    neckY: 204,
    drop: 92,
    shoulder: 158,
    shoulderY: 230,
    armpit: 164,
    armpitY: 410,
    waist: 122,
    waistY: 560,
    hem: 122,
    hemY: 576,
    dip: 10,
  },
  neck: 'square',
  band: 12,
  sleeve: { length: 318, width: 66, biceps: 108, spread: 80, setIn: true },
  skirt: { waist: 122, top: 564, hip: 168, hipY: 690, hem: 254, hemY: 912, dip: 34 },
  fall: 'smooth',
});
