import { darker, mixHex } from '../../engine/color.ts';
import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { alongCurve, type Curve } from '../../kit/curves.ts';
import { strip } from '../../kit/ink.ts';
import { leaf } from '../../kit/leaves.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const BODY = turn([
  [560, 40],
  [580, 34],
  [680, 36],
  [740, 70],
  [800, 136],
  [900, 152],
  [980, 140],
  [1030, 112],
]);
const TWIG: Curve = [450, 600, 440, 460, 470, 330, 560, 160];

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const glaze = clothOf(options, 'ceramic');
  const [x0, y0, ...rest] = TWIG;
  await standingShadow(scene, { x: 456, y: 1036, rx: 124, ry: 20, strength: 0.8, lean: 40 });
  await part(scene, strip(`M${x0} ${y0}C${rest.join(' ')}`, 7), {
    fabric: 'leaf',
    paint: '#6d5a42',
    inflate: 4,
    puff: 0.8,
    cast: 0.2,
    castX: 6,
    castY: 8,
  });
  for (const { x, y, t, angle } of alongCurve(TWIG, 8).slice(2)) {
    for (const side of [-1, 1]) {
      const length = 92 - t * 34 + random() * 10;
      const paint = mixHex('#8d9a88', random() > 0.5 ? '#6f7d70' : '#aab4a2', random() * 0.5);
      await leaf(scene, {
        x,
        y,
        length,
        width: length * 0.82,
        turn: angle + 90 + side * (62 + random() * 20),
        paint,
        bend: (random() - 0.5) * 10,
      });
    }
  }
  await turned(scene, BODY, { ...glaze, rim: 8, foot: 20 });
  await mouth(scene, { ...glaze, y: 560, rx: 40, ry: 10, lip: 6, inner: darker(options.color, 0.6) });
}

/** Slim-necked vase with a twig of eucalyptus. */
export const bottleVase: Cut = {
  name: 'bottle-vase',
  bend: 0,
  closeUp: { x: 450, y: 760, width: 420 },
  draw,
};
