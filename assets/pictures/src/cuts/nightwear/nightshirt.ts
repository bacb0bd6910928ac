import { roundCollar } from '../../kit/collars.ts';
import { TORSO } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createShirt } from '../tops/create-shirt.ts';

/** Long night shirt with a round white collar and a chest pocket. */
export const nightshirt = createShirt({
  name: 'nightshirt',
  bend: 10,
  closeUp: { x: 450, y: 330, width: 400 },
  fabric: 'poplin',
  shape: {
    ...TORSO,
    neck: 70,
    neckY: 164,
    shoulder: 192,
    shoulderY: 208,
    armpit: 206,
    armpitY: 420,
    waist: 206,
    waistY: 640,
    hem: 222,
    hemY: 960,
  },
  hem: 'curved',
  sleeve: { length: 300, width: 92, biceps: 132 },
  cuff: 'buttoned',
  collar: { kind: 'own' },
  placketTo: 520,
  pockets: [{ kind: 'patch', x: 300, y: 380, width: 92, height: 100, corner: 14, side: 'right' }],
  finish: (scene) => roundCollar(scene, 168, { fabric: 'poplin', paint: paintOf({ color: '#ece8de' }) }),
});
