import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { topstitch } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TeaTowelsOptions extends CutOptions {
  /** Colour of the plain one. */
  readonly second?: string;
}

/** A towel over the rod from `x0` to `x1`, down to `bottom`. */
const towel = (x0: number, x1: number, bottom: number) =>
  `M${x0} 262C${x0 + 60} 250 ${x1 - 60} 250 ${x1} 262C${x1 + 6} 460 ${x1 - 6} 700 ${x1 + 4} ${bottom}C${x1 - 60} ${bottom + 12} ${x0 + 60} ${bottom - 6} ${x0 - 4} ${bottom + 6}C${x0 + 6} 700 ${x0 - 6} 460 ${x0} 262Z`;
const FIRST = towel(196, 430, 930);
const SECOND = towel(470, 704, 860);
const folds = (random: Random, x0: number, x1: number, bottom: number) =>
  hangingFolds(random, { x0: x0 + 10, x1: x1 - 10, top: 270, bottom, count: 5, width: 24, lift: 0.6 });

async function draw(scene: Scene, options: TeaTowelsOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'linen');
  const plain = { fabric: cloth.fabric, paint: paintOf({ color: options.second ?? '#d2c8b6' }) };
  castShadow(scene, await outlineOf(scene, FIRST + SECOND), { blur: 28, x: 20, y: 22, strength: 0.3 });
  const rod = { ...METAL, paint: '#8a7350' };
  await part(scene, roundBox(140, 244, 620, 20, 10), {
    ...rod,
    inflate: 9,
    cast: 0.3,
    castBlur: 10,
    castX: 6,
    castY: 16,
  });
  for (const x of [136, 764]) await part(scene, ellipse(x, 254, 20), { ...rod, inflate: 12 });
  const hung = {
    inflate: 34,
    puff: 0.4,
    drape: 4,
    drapeX: 60,
    drapeY: 240,
    cast: 0.24,
    edge: 0.26,
    foldBlur: 9,
    foldDepth: 34,
    patternShift: 3,
  } as const;
  await part(scene, FIRST, { ...cloth, ...hung, folds: folds(random, 196, 430, 930) });
  await part(scene, SECOND, { ...plain, ...hung, folds: folds(random, 470, 704, 860) });
  await ink(scene, topstitch('M200 912C260 922 370 908 428 912M474 842C534 852 640 838 702 842', { opacity: 0.3 }));
}

/** Two kitchen towels on a rod. */
export const teaTowels: Cut<TeaTowelsOptions> = {
  name: 'tea-towels',
  bend: 5,
  closeUp: { x: 340, y: 760, width: 420 },
  draw,
};
