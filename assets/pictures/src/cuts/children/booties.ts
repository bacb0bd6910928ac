import { placed, type Scene } from '../../engine/scene.ts';
import { strip, valley } from '../../kit/ink.ts';
import { part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BootiesOptions extends CutOptions {
  /** Colour of the tie and the turned cuff. */
  readonly trim?: string;
}

const FOOT =
  'M-150 -20C-150 -60 -140 -90 -130 -110L60 -110C64 -80 80 -56 120 -40C190 -14 224 30 220 84C216 124 180 138 120 140L-90 140C-140 138 -160 110 -160 66C-160 36 -154 10 -150 -20Z';
const SHAFT = 'M-140 -90C-146 -160 -146 -200 -138 -250L68 -250C76 -200 76 -150 68 -90C30 -70 -100 -70 -140 -90Z';
const CUFF =
  'M-158 -270C-100 -252 30 -252 86 -270C94 -240 94 -200 88 -174C30 -154 -100 -154 -158 -174C-166 -204 -166 -240 -158 -270Z';
const TIE = 'M-148 -106C-100 -92 30 -92 78 -106';
const BOW = [
  'M-30 -98C-70 -140 -120 -120 -104 -92C-90 -70 -50 -84 -30 -94Z',
  'M-30 -98C10 -140 60 -120 44 -92C30 -70 -10 -84 -30 -94Z',
];

async function drawBootie(scene: Scene, options: BootiesOptions) {
  const wool = clothOf(options, 'garterKnit');
  const trim = { fabric: 'garterKnit', paint: options.trim ?? options.color } as const;
  await lyingShadow(scene, FOOT, { blur: 24, y: 22, strength: 0.34 });
  await part(scene, SHAFT, { ...wool, inflate: 60, puff: 0.7, cast: 0.16 });
  await part(scene, FOOT, {
    ...wool,
    inflate: 76,
    puff: 0.76,
    cast: 0.3,
    folds: valley('M40 -60C60 -20 100 10 150 20', 14, 0.6) + valley('M-150 60C-60 80 100 84 214 72', 8, 0.6),
    foldBlur: 7,
    foldDepth: 20,
  });
  await part(scene, CUFF, { ...trim, inflate: 44, puff: 0.7, cast: 0.4, castBlur: 7, castY: 8 });
  const tie = {
    fabric: 'rope',
    paint: options.trim ?? '#d8cdb8',
    inflate: 5,
    puff: 0.9,
    cast: 0.36,
    castBlur: 4,
    castY: 5,
  } as const;
  await part(scene, strip(TIE, 11), tie);
  await part(scene, strip('M-30 -94C-44 -40 -70 -10 -76 24M-30 -94C-10 -50 10 -20 30 0', 10), tie);
  for (const loop of BOW) await part(scene, strip(loop, 10), tie);
}

async function draw(scene: Scene, options: BootiesOptions) {
  await drawBootie(placed(scene, 'translate(330 470) rotate(-4)'), options);
  await drawBootie(placed(scene, 'translate(500 800) rotate(3)'), options);
}

/** Pair of knitted baby shoes with ties. */
export const booties: Cut<BootiesOptions> = {
  name: 'booties',
  bend: 5,
  closeUp: { x: 480, y: 700, width: 400 },
  draw,
};
