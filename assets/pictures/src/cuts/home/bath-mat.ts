import { linearOf, mixHex, mixRgb } from '../../engine/color.ts';
import type { Paint } from '../../engine/part-options.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, fuzzy, line, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import type { Cut, CutOptions } from '../cut.ts';

const OUTLINE = roundBox(120, 410, 660, 460, 16);
const STEP = 66;

/** Diamonds woven a tone lighter. */
function diamonds(color: string): Paint {
  const ground = linearOf(color);
  const light = linearOf(mixHex(color, '#ffffff', 0.16));
  return (u, v) => {
    const x = Math.abs(((((u - 450) % STEP) + STEP) % STEP) - STEP / 2);
    const y = Math.abs(((((v - 640) % STEP) + STEP) % STEP) - STEP / 2);
    const edge = Math.abs(x + y - STEP / 2);
    return mixRgb(ground, light, edge < 9 ? 1 : 0);
  };
}

async function draw(scene: Scene, { color, fabric = 'terry' }: CutOptions) {
  const mat = await outlineOf(scene, fuzzy(area(OUTLINE), 6, 0.22));
  castShadow(scene, mat, { blur: 20, x: 8, y: 18, strength: 0.36 });
  let grid = '';
  for (let k = -14; k <= 14; k++) {
    grid +=
      valley(`M${450 + k * STEP - 400} 240L${450 + k * STEP + 400} 1040`, 7, 0.7) +
      valley(`M${450 + k * STEP + 400} 240L${450 + k * STEP - 400} 1040`, 7, 0.7);
  }
  await part(scene, mat, {
    fabric,
    paint: diamonds(color),
    inflate: 30,
    puff: 0.5,
    drape: 3,
    drapeX: 160,
    drapeY: 120,
    cast: 0.1,
    folds: grid,
    foldBlur: 5,
    foldDepth: 16,
    edge: 0.26,
  });
  await ink(scene, line(roundBox(142, 432, 616, 416, 8), '#000', 2, 0.14));
}

/** Bath mat with woven diamonds. */
export const bathMat: Cut = {
  name: 'bath-mat',
  bend: 4,
  closeUp: { x: 320, y: 560, width: 400 },
  draw,
};
