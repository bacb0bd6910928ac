import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SaladBowlOptions extends CutOptions {
  readonly inner?: string;
}

const BODY = turn([
  [610, 320],
  [660, 314],
  [760, 262],
  [830, 180],
  [868, 124],
  [884, 120],
]);
const SERVERS = ['M372 640C340 540 280 430 196 330', 'M540 640C580 520 640 410 726 330'];

async function draw(scene: Scene, options: SaladBowlOptions) {
  const glaze = clothOf(options, 'ceramic');
  const { inner = '#ddd3c2' } = options;
  await standingShadow(scene, { x: 460, y: 888, rx: 170, ry: 26, strength: 0.8, lean: 44 });
  await turned(scene, BODY, { ...glaze, rim: 66, foot: 24, roundness: 0.6 });
  await mouth(scene, { ...glaze, y: 610, rx: 320, ry: 72, lip: 13, inner });
  const wood = paintOf({ color: '#a07c50', pattern: { kind: 'wood', ink: darker('#a07c50', 0.4), seed: 4 } });
  for (const path of SERVERS) {
    await part(scene, strip(path, 34), {
      fabric: 'wood',
      paint: wood,
      inflate: 12,
      puff: 0.8,
      cast: 0.36,
      castBlur: 12,
      castX: 10,
      castY: 14,
    });
  }
}

/** Wide bowl with wooden servers. */
export const saladBowl: Cut<SaladBowlOptions> = {
  name: 'salad-bowl',
  bend: 0,
  closeUp: { x: 420, y: 640, width: 420 },
  draw,
};
