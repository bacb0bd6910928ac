import { lighter } from '../../engine/color.ts';
import { inside } from '../../engine/mask.ts';
import type { Scene } from '../../engine/scene.ts';
import { tone } from '../../engine/shadow.ts';
import { area, fuzzy, line, strip, valley } from '../../kit/ink.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TowelsOptions extends CutOptions {
  /** Colours of the middle and the lower towel; the upper one's unless told. */
  readonly middle?: string;
  readonly lower?: string;
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Folded in half: a round fold at the right, two open edges at the left. */
const outlineAt = ({ left, right, y }: Place) =>
  `M${left + 30} ${y}C${left + 180} ${y + 9} ${right - 200} ${y + 5} ${right - 60} ${y - 2}` +
  `C${right - 4} ${y - 2} ${right + 12} ${y + 32} ${right + 8} ${y + 70}C${right + 6} ${y + 112} ${right - 14} ${y + 138} ${right - 62} ${y + 137}` +
  `C${right - 200} ${y + 143} ${left + 200} ${y + 144} ${left + 30} ${y + 138}C${left - 8} ${y + 134} ${left - 10} ${y + 80} ${left + 16} ${y + 69}` +
  `C${left - 12} ${y + 58} ${left - 8} ${y + 4} ${left + 30} ${y}Z`;

const faceAt = ({ left, right, y }: Place) =>
  `M${left + 30} ${y + 26}C${left + 40} ${y - 30} ${left + 62} ${y - 60} ${left + 92} ${y - 66}` +
  `C${left + 220} ${y - 60} ${right - 220} ${y - 72} ${right - 96} ${y - 66}C${right - 60} ${y - 60} ${right - 30} ${y - 20} ${right - 14} ${y + 30}Z`;

async function drawTowel(scene: Scene, place: Place, options: CutOptions) {
  const { left, right, y } = place;
  const cloth = clothOf(options, 'terry');
  const between = `M${left - 10} ${y + 69}C${left + 200} ${y + 78} ${right - 240} ${y + 74} ${right - 66} ${y + 70}`;
  const mask = await outlineOf(scene, fuzzy(area(outlineAt(place)), 5, 0.25));
  await part(scene, mask, {
    ...cloth,
    puff: 0.68,
    drape: 5,
    drapeX: 150,
    drapeY: 60,
    cast: 0.42,
    castBlur: 8,
    castX: 2,
    castY: 8,
    edge: 0.3,
    folds: valley(between, 12, 1) + valley(between, 34, 0.35),
    foldBlur: 4,
    foldDepth: 38,
  });
  tone(scene, inside(await outlineOf(scene, strip(between, 5)), mask), 0.55, 2);
  const border = (dy: number) =>
    `M${left + 60} ${y + dy}C${left + 200} ${y + dy + 6} ${right - 200} ${y + dy + 4} ${right - 40} ${y + dy - 1}`;
  tone(scene, await outlineOf(scene, strip(border(33), 13, 'butt')), 0.86);
  await ink(scene, line(border(26), '#fff', 1.8, 0.28), line(border(40), '#000', 1.8, 0.13));
}

async function draw(scene: Scene, options: TowelsOptions) {
  const { color, middle = color, lower = color } = options;
  await standingShadow(scene, { x: 456, y: 900, rx: 312, ry: 22 });
  for (const [k, shade] of [lower, middle, color].entries()) {
    const place = { left: 138 + k * 10, right: 762 - k * 9, y: 762 - k * 136 };
    if (k === 2) {
      const face = { ...clothOf(options, 'terry'), paint: lighter(shade, 0.08), inflate: 36, puff: 0.4 };
      await part(scene, fuzzy(area(faceAt(place)), 5, 0.25), { ...face, drape: 5, drapeX: 130, drapeY: 60, cast: 0.2 });
    }
    await drawTowel(scene, place, { ...options, color: shade });
  }
}

/** Three folded towels, one on the other. */
export const towels: Cut<TowelsOptions> = {
  name: 'towels',
  bend: 4,
  closeUp: { x: 560, y: 640, width: 420 },
  draw,
};
