import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { line, ridge, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const LOOP =
  'M428 262C380 250 330 220 330 190C336 150 400 130 450 130C500 130 564 150 570 190C570 220 520 250 472 262L462 232C500 222 534 206 534 190C534 172 490 162 450 162C410 162 366 172 366 190C366 206 400 222 438 232Z';
const KNOT =
  'M404 244C434 252 466 252 496 244C490 282 480 312 470 340C456 346 444 346 430 340C420 312 410 282 404 244Z';
const NARROW = 'M434 338L466 338C490 500 506 700 512 880L472 928L432 880C430 700 430 500 434 338Z';
const WIDE = 'M430 336C444 342 456 342 470 336C492 500 520 740 540 960L450 1062L360 960C380 740 408 500 430 336Z';

async function draw(scene: Scene, options: CutOptions) {
  const silk = clothOf(options, 'satin');
  await lyingShadow(scene, WIDE + KNOT, { blur: 24, y: 24, strength: 0.34 });
  await part(scene, LOOP, { ...silk, paint: shaded(silk.paint, 0.8), inflate: 16, puff: 0.6, cast: 0.26, castBlur: 8 });
  await part(scene, NARROW, { ...silk, paint: shaded(silk.paint, 0.7), inflate: 14, puff: 0.4, cast: 0.2 });
  const falls =
    ridge('M450 350C448 560 446 800 450 1020', 30, 0.3) +
    crease([440, 350], [410, 560], { bend: 8, width: 16, lift: 0.6 }) +
    crease([462, 350], [484, 520], { bend: -6, width: 12, lift: 0.5 });
  await part(scene, WIDE, {
    ...silk,
    angle: 0.7,
    inflate: 30,
    puff: 0.4,
    drape: 2,
    cast: 0.34,
    castBlur: 8,
    castX: 5,
    castY: 9,
    folds: falls,
    foldBlur: 7,
    foldDepth: 26,
    edge: 0.22,
  });
  await part(scene, KNOT, {
    ...silk,
    angle: -0.9,
    inflate: 26,
    puff: 0.66,
    cast: 0.44,
    castBlur: 7,
    castY: 8,
    folds: valley('M430 250C440 280 446 310 446 338', 9, 0.5),
    foldBlur: 4,
    foldDepth: 14,
  });
  await ink(scene, line('M368 958L450 1050L532 958', '#000', 1.6, 0.2));
}

/** Knotted tie. */
export const tie: Cut = {
  name: 'tie',
  bend: 3,
  closeUp: { x: 450, y: 400, width: 380 },
  draw,
};
