import { neckBow } from '../../kit/shirt-collars.ts';
import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Blouse with a large bow at the neck and full sleeves. */
export const bowBlouse = createShirt({
  name: 'bow-blouse',
  bend: 9,
  closeUp: { x: 450, y: 340, width: 400 },
  fabric: 'satin',
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
  hem: 'straight',
  sleeve: { length: 332, width: 104, biceps: 142, puff: 22 },
  cuff: 'gathered',
  collar: { kind: 'own' },
  hiddenButtons: true,
  finish: (scene, _options, cloth) => neckBow(scene, 192, cloth),
});
