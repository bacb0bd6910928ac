import type { Scene } from '../../engine/scene.ts';
import { roundCollar } from '../../kit/collars.ts';
import { line, seam } from '../../kit/ink.ts';
import { symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createShirt } from '../tops/create-shirt.ts';

const COLLAR = { fabric: 'poplin', paint: paintOf({ color: '#ece8de' }) } as const;
const COLLAR_BEHIND = symmetric('M450 134C414 134 386 146 372 166C346 174 324 186 306 206C330 232 388 248 450 250');

async function drawBehind(scene: Scene) {
  await ink(
    scene,
    seam('M262 300C320 312 380 316 450 316C520 316 580 312 638 300'),
    line('M438 318L436 420M462 318L464 420', '#000', 1.6, 0.22),
  );
  await piece(scene, COLLAR_BEHIND, { ...BAND, ...COLLAR, inflate: 18, puff: 0.36, cast: 0.36, castBlur: 7, castY: 6 });
}

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
  behind: drawBehind,
  finish: (scene) => roundCollar(scene, 168, COLLAR),
});
