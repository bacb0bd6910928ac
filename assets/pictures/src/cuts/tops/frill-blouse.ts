import { frilledNeck, shoulderFrills } from '../../kit/shirt-collars.ts';
import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Blouse with a frilled neck and frills over the shoulders. */
export const frillBlouse = createShirt({
  name: 'frill-blouse',
  bend: 9,
  closeUp: { x: 420, y: 320, width: 400 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 62,
    neckY: 192,
    shoulder: 186,
    shoulderY: 234,
    armpit: 202,
    armpitY: 454,
    waist: 196,
    waistY: 650,
    hem: 204,
    hemY: 846,
  },
  hem: 'curved',
  sleeve: { length: 340, width: 90, biceps: 132 },
  cuff: 'gathered',
  collar: { kind: 'own' },
  finish: async (scene, _options, cloth, random) => {
    await shoulderFrills(scene, random, 192, cloth);
    await frilledNeck(scene, random, 192, cloth);
  },
});
