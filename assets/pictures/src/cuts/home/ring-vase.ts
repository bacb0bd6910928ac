import { darker } from '../../engine/color.ts';
import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, fuzzy, strip } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface RingVaseOptions extends CutOptions {
  readonly grass?: string;
}

const RING = area(ellipse(450, 800, 220) + ellipse(450, 806, 104));
const STALKS = [
  [448, 590, 420, 380, 360, 180],
  [450, 590, 460, 360, 470, 130],
  [452, 590, 500, 400, 580, 220],
] as const;

async function draw(scene: Scene, options: RingVaseOptions) {
  const random = createRandom(scene.seed);
  const clay = clothOf(options, 'stoneware');
  const grass = options.grass ?? '#b79c6c';
  await standingShadow(scene, { x: 456, y: 1030, rx: 120, ry: 16, strength: 0.8, lean: 40 });
  for (const [x0, y0, x1, y1, x2, y2] of STALKS) {
    const stem = `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`;
    await part(scene, strip(stem, 5), {
      fabric: 'leaf',
      paint: darker(grass, 0.2),
      inflate: 3,
      puff: 0.8,
      cast: 0.2,
      castX: 6,
      castY: 8,
    });
    const turn = (Math.atan2(y1 - y2, x1 - x2) * 180) / Math.PI - 90 + (random() - 0.5) * 6;
    const plume = `<g transform="translate(${x2} ${y2}) rotate(${turn})">${area(ellipse(0, 40, 24, 96))}</g>`;
    await part(scene, fuzzy(plume, 16, 0.08), {
      fabric: 'plush',
      paint: grass,
      inflate: 20,
      puff: 0.8,
      cast: 0.24,
      castBlur: 8,
      castX: 6,
      castY: 8,
    });
  }
  await part(scene, roundBox(408, 580, 84, 60, 10), { ...clay, inflate: 34, puff: 0.6, cast: 0 });
  await part(scene, RING, { ...clay, inflate: 60, puff: 0.86, cast: 0.16, edge: 0.28 });
  await part(scene, roundBox(360, 996, 180, 34, 10), { ...clay, inflate: 16, puff: 0.5, cast: 0 });
  await mouth(scene, { ...clay, y: 584, rx: 42, ry: 11, lip: 6, inner: darker(options.color, 0.6) });
}

/** Ring-shaped vase with dried grass. */
export const ringVase: Cut<RingVaseOptions> = {
  name: 'ring-vase',
  bend: 0,
  closeUp: { x: 450, y: 760, width: 420 },
  draw,
};
