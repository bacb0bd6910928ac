import { darker } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

const BOARD =
  'M300 470C280 470 262 486 262 508L262 960C262 988 284 1010 312 1010L588 1010C616 1010 638 988 638 960L638 508C638 486 620 470 600 470C550 466 506 440 500 400L496 250C494 222 474 204 450 204C426 204 406 222 404 250L400 400C394 440 350 466 300 470Z';
const GROOVE =
  'M306 520C300 520 300 526 300 532L300 950C300 964 310 974 324 974L576 974C590 974 600 964 600 950L600 532C600 526 600 520 594 520Z';

async function draw(whole: Scene, { color, fabric = 'wood' }: CutOptions) {
  const scene = placed(whole, 'rotate(8 450 620)');
  const board = area(BOARD + ellipse(450, 252, 22));
  const grain = paintOf({ color, pattern: { kind: 'wood', ink: darker(color, 0.3), seed: 6 } });
  const mask = await outlineOf(scene, board);
  castShadow(scene, mask, { blur: 26, x: 14, y: 28, strength: 0.38 });
  castShadow(scene, mask, { blur: 7, x: 4, y: 9, strength: 0.26 });
  await part(scene, board, {
    fabric,
    paint: grain,
    uvAt: (x, y) => [y, x],
    inflate: 20,
    puff: 0.5,
    cast: 0,
    edge: 0.24,
  });
  await part(scene, strip(GROOVE, 10), {
    fabric,
    paint: grain,
    uvAt: (x, y) => [y, x],
    inflate: 6,
    puff: -0.9,
    bevel: -3,
    cast: 0,
    edge: 0.4,
  });
  await part(scene, strip('M450 236C390 190 400 120 450 116C500 120 510 190 452 240', 12), {
    fabric: 'smoothLeather',
    paint: '#5a3d28',
    inflate: 6,
    puff: 0.8,
    cast: 0.4,
    castBlur: 7,
    castX: 5,
    castY: 8,
  });
}

/** Board with a handle, a groove and a leather loop. */
export const servingBoard: Cut = {
  name: 'serving-board',
  bend: 0,
  closeUp: { x: 440, y: 560, width: 420 },
  draw,
};
