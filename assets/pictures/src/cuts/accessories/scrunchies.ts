import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, ridge, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface ScrunchiesOptions extends CutOptions {
  /** Colours of the second and third one. */
  readonly others?: readonly [string, string];
}

const PLACES = [
  [322, 470, 168],
  [592, 614, 168],
  [350, 822, 168],
] as const;
const PLEATS = 30;

function wavy(
  random: Random,
  [x, y, radius]: readonly [number, number, number],
  wobble: number,
  lobes: number,
): string {
  const shift = random() * 6;
  const points = Array.from({ length: 120 }, (_, k) => {
    const turn = (k / 120) * Math.PI * 2;
    const wave = 1 + wobble * (Math.sin(turn * lobes + shift) * 0.6 + Math.sin(turn * (lobes - 6) + shift * 2) * 0.4);
    return `${(x + Math.cos(turn) * radius * wave).toFixed(1)} ${(y + Math.sin(turn) * radius * wave * 0.97).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function pleats(random: Random, [x, y, radius]: readonly [number, number, number]): string {
  let svg = '';
  for (let k = 0; k < PLEATS; k++) {
    const turn = ((k + (random() - 0.5) * 0.5) / PLEATS) * Math.PI * 2;
    const bend = turn + (random() - 0.5) * 0.3;
    const from = radius * 0.3 * (0.9 + random() * 0.3);
    const to = radius * (0.72 + random() * 0.3);
    const at = (angle: number, distance: number) =>
      `${x + Math.cos(angle) * distance} ${y + Math.sin(angle) * distance}`;
    const path = `M${at(turn, from)}Q${at(bend, (from + to) / 2)} ${at(turn, to)}`;
    svg += k % 2 ? valley(path, 12, 0.9) : ridge(path, 13, 0.9);
  }
  return svg;
}

async function draw(scene: Scene, options: ScrunchiesOptions) {
  const random = createRandom(scene.seed);
  const { color, fabric, others = ['#d2c8b6', '#4a535c'] } = options;
  for (const [k, paint] of [color, ...others].entries()) {
    const place = PLACES[k] ?? PLACES[0];
    const outline = area(wavy(random, place, 0.05, 17) + wavy(random, [place[0], place[1], place[2] * 0.3], 0.13, 11));
    await lyingShadow(scene, outline, { blur: 20, x: 10, y: 20, strength: 0.36 });
    await part(scene, outline, {
      fabric: fabric ?? (k === 1 ? 'satin' : 'velvet'),
      paint,
      inflate: 44,
      puff: 0.85,
      cast: 0.15,
      folds: pleats(random, place),
      foldBlur: 4.5,
      foldDepth: 26,
      edge: 0.3,
      drape: 3,
      drapeX: 40,
      drapeY: 40,
    });
  }
}

/** Three gathered hair ties. */
export const scrunchies: Cut<ScrunchiesOptions> = {
  name: 'scrunchies',
  bend: 0,
  closeUp: { x: 420, y: 560, width: 420 },
  draw,
};
