import { roundCollar } from '../../kit/collars.ts';
import { TORSO } from '../../kit/torso.ts';
import { createShirt } from './create-shirt.ts';

/** Child's blouse with a frilled round collar and full sleeves. */
export const girlsBlouse = createShirt({
  name: 'girls-blouse',
  bend: 9,
  closeUp: { x: 450, y: 380, width: 380 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 72,
    neckY: 238,
    shoulder: 170,
    shoulderY: 276,
    armpit: 190,
    armpitY: 456,
    waist: 204,
    waistY: 600,
    hem: 224,
    hemY: 740,
  },
  hem: 'straight',
  sleeve: { length: 232, width: 104, biceps: 136, spread: 108, puff: 22 },
  cuff: 'gathered',
  collar: { kind: 'own' },
  finish: (scene, _options, cloth) => roundCollar(scene, 238, cloth),
});
