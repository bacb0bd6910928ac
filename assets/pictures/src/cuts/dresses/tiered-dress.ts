import { TORSO } from '../../kit/torso.ts';
import { createDress } from './create-dress.ts';

/** Long cotton dress with a square neck, puff sleeves and three tiers. */
export const tieredDress = createDress({
  name: 'tiered-dress',
  bend: 10,
  closeUp: { x: 430, y: 330, width: 400 },
  fabric: 'poplin',
  bodice: {
    ...TORSO,
    neck: 84,
    neckY: 144,
    drop: 88,
    shoulder: 154,
    shoulderY: 172,
    armpit: 160,
    armpitY: 340,
    waist: 134,
    waistY: 420,
    hem: 136,
    hemY: 436,
    dip: 10,
  },
  neck: 'square',
  band: 12,
  sleeve: { length: 14, width: 104, biceps: 146, spread: 74, puff: 36 },
  cuff: 92,
  skirt: { waist: 138, top: 424, hip: 200, hipY: 600, hem: 284, hemY: 1090, dip: 24 },
  fall: 'gathered',
  tiers: [640, 862],
});
