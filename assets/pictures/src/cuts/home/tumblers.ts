import type { Scene } from '../../engine/scene.ts';
import { glassBack, glassFront, ribs } from '../../kit/glassware.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { turn } from '../../kit/turned.ts';
import type { Cut, CutOptions } from '../cut.ts';

const tumbler = (top: number) =>
  turn([
    [top, 118],
    [top + 230, 104],
    [top + 300, 96],
    [top + 318, 86],
  ]);
/** The rear one first. */
const PLACES = [
  { x: 470, top: 430 },
  { x: 300, top: 560 },
  { x: 610, top: 590 },
] as const;

async function draw(scene: Scene, { color }: CutOptions) {
  for (const { x, top } of PLACES) {
    const body = tumbler(top);
    const glass = { x, color, rim: 24, foot: 20, depth: 0.34 };
    await standingShadow(scene, { x: x + 6, y: top + 322, rx: 92, ry: 18, strength: 0.5, lean: 36 });
    await glassBack(scene, body, glass);
    await glassFront(scene, body, { ...glass, folds: ribs(body, { x, from: top + 90, to: top + 306, count: 22 }) });
  }
}

/** Three ribbed glasses. */
export const tumblers: Cut = {
  name: 'tumblers',
  bend: 0,
  closeUp: { x: 420, y: 700, width: 420 },
  draw,
};
