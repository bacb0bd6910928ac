import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { type Point, scalePath } from '../../kit/paths.ts';
import { BAND, piece } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface SocksOptions extends CutOptions {
  /** Heel and toe; the cuff. */
  readonly accent?: string;
  readonly cuff?: string;
}

const SCALE = 0.9;
const SOCK =
  'M334 262C374 270 420 270 460 262C462 420 456 560 452 660C452 700 470 730 472 772C472 830 430 862 386 868C320 890 260 940 196 962C140 976 104 944 110 896C116 850 160 832 206 806C262 774 318 740 328 690C338 560 334 400 334 262Z';
const HEEL =
  'M452 664C454 700 470 730 472 772C472 830 430 862 388 868C376 836 378 790 400 752C416 726 434 700 452 664Z';
const TOE = 'M222 796C160 832 116 850 110 896C104 944 140 976 196 962C220 954 240 944 262 930C266 880 252 834 222 796Z';
const CUFF =
  'M330 236C372 246 422 246 464 236C466 270 466 300 465 336C424 346 372 346 331 336C330 300 330 270 330 236Z';
const CREASES: readonly (readonly [Point, Point, number, number])[] = [
  [[336, 640], [392, 668], 12, 13],
  [[334, 676], [400, 700], 14, 13],
  [[324, 716], [388, 728], 14, 14],
  [[300, 750], [350, 790], 10, 12],
  [[452, 560], [400, 590], 10, 12],
  [[338, 520], [392, 540], 8, 11],
];

async function drawSock(scene: Scene, options: SocksOptions, [dx, dy]: Point) {
  const random = createRandom(scene.seed + dy);
  const cloth = clothOf(options, 'fineKnit');
  const accent = paintOf({ color: options.accent ?? options.color });
  const at = (path: string) => scalePath(path, SCALE, dy, dx);
  const place = ([x, y]: Point): Point => [450 + (x - 450) * SCALE + dx, y * SCALE + dy];
  const folds = CREASES.map(([from, to, bend, width]) =>
    crease(place(from), place(to), { bend: bend * (0.7 + random() * 0.6), width, lift: 0.6 }),
  ).join('');
  await lyingShadow(scene, at(SOCK) + at(CUFF), { blur: 24, y: 22 });
  await piece(scene, at(SOCK), {
    ...cloth,
    inflate: 56,
    puff: 0.66,
    drape: 4,
    drapeX: 60,
    drapeY: 60,
    cast: 0.24,
    castBlur: 10,
    castX: 4,
    castY: 8,
    edge: 0.3,
    folds,
    foldBlur: 6,
  });
  if (options.accent) {
    for (const path of [HEEL, TOE])
      await piece(scene, at(path), {
        fabric: cloth.fabric,
        paint: accent,
        inflate: 34,
        puff: 0.5,
        drape: 2,
        cast: 0.14,
        castBlur: 3,
        edge: 0.3,
        angle: 0.6,
      });
  }
  await piece(scene, at(CUFF), {
    ...BAND,
    fabric: 'ribKnit',
    paint: paintOf({ color: options.cuff ?? options.accent ?? options.color }),
    inflate: 34,
    puff: 0.6,
    cast: 0.26,
    edge: 0.3,
  });
}

async function draw(scene: Scene, options: SocksOptions) {
  await drawSock(scene, options, [286, 6]);
  await drawSock(scene, options, [-10, 72]);
}

/** Pair of socks. */
export const socks: Cut<SocksOptions> = {
  name: 'socks',
  bend: 7,
  closeUp: { x: 440, y: 640, width: 420 },
  draw,
};
