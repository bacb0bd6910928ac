import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { ridge, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const [X, Y, RX, RY] = [450, 640, 310, 296] as const;
const PLEATS = 34;

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const velvet = clothOf(options, 'velvet');
  const disc = await outlineOf(scene, ellipse(X, Y, RX, RY));
  castShadow(scene, disc, { blur: 38, x: 16, y: 44, strength: 0.42 });
  castShadow(scene, disc, { blur: 9, x: 4, y: 9, strength: 0.2 });
  let folds = '';
  for (let k = 0; k < PLEATS; k++) {
    const turn = ((k + (random() - 0.5) * 0.4) / PLEATS) * Math.PI * 2;
    const at = (share: number, bend = 0) =>
      `${X + Math.cos(turn + bend) * RX * share} ${Y + Math.sin(turn + bend) * RY * share}`;
    const path = `M${at(0.1)}Q${at(0.5, 0.06)} ${at(0.9)}`;
    folds += k % 2 ? valley(path, 22, 0.8) : ridge(path, 24, 0.7);
  }
  await part(scene, disc, {
    ...velvet,
    inflate: 150,
    puff: 0.8,
    cast: 0,
    edge: 0.3,
    folds,
    foldBlur: 7,
    foldDepth: 40,
  });
  const dent = ellipse(X, Y, 58, 56);
  await part(scene, dent, { ...velvet, inflate: 30, puff: -0.5, cast: 0, bevel: 0, edge: 0.4 });
  await part(scene, ellipse(X, Y, 32), { ...velvet, inflate: 18, puff: 0.8, cast: 0.5, castBlur: 8, castY: 6 });
}

/** Round velvet cushion pleated around a covered button. */
export const roundCushion: Cut = {
  name: 'round-cushion',
  bend: 4,
  closeUp: { x: 380, y: 580, width: 420 },
  draw,
};
