import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease, gathers } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ChildDressOptions extends CutOptions {
  readonly collar?: string;
  readonly sash?: string;
}

const BODICE = symmetric(
  'M450 288C410 286 384 262 372 226C346 234 322 244 302 256C312 320 310 376 296 420C306 470 316 510 320 556C360 564 410 566 450 566',
);
const SKIRT = symmetric(
  'M450 552C400 552 350 550 316 542C290 660 222 800 172 956C226 980 258 964 312 984C360 1000 410 988 450 996',
);
const SLEEVE = sleeve({
  shoulder: [304, 258],
  armpit: [300, 424],
  cuff: [220, 430],
  width: 104,
  biceps: 132,
  puff: 26,
});
const INSIDE = symmetric('M450 212C420 212 390 216 372 226C384 262 410 290 450 292');
const COLLAR =
  'M450 292C410 290 384 262 372 222C352 228 336 238 326 250C336 296 380 338 424 336C442 332 450 312 450 292Z';

const sleeveGathers = (random: Random) =>
  gathers(random, { x0: 212, x1: 300, y: 274, length: 90, count: 8, width: 9, lift: 0.8 }) +
  gathers(random, { x0: 176, x1: 270, y: 436, length: -80, count: 7, width: 9, lift: 0.8 });

function skirtFolds(random: Random) {
  const count = 13;
  let folds = gathers(random, { x0: 322, x1: 578, y: 556, length: 130, count: 18, width: 9, lift: 0.8 });
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count;
    const hem = 190 + 520 * t + (random() - 0.5) * 16;
    folds += crease([326 + 248 * t, 570 + random() * 90], [hem, 1004], {
      bend: (t - 0.5) * -40 + (random() - 0.5) * 16,
      width: 22 + random() * 12,
      lift: 0.6 + random() * 0.4,
    });
  }
  return folds;
}

async function drawSash(scene: Scene, color: string) {
  const ribbon = {
    ...BAND,
    fabric: 'satin',
    paint: color,
    inflate: 12,
    puff: 0.5,
    castY: 5,
    foldBlur: 4,
    foldDepth: 22,
  } as const;
  await piece(
    scene,
    symmetric('M450 540C400 540 356 536 318 528C316 542 315 554 314 568C356 578 400 580 450 580'),
    ribbon,
  );
  await piece(scene, 'M446 566C430 620 420 660 404 716L440 726C448 668 456 620 462 570Z', ribbon);
  await piece(scene, 'M454 566C470 620 486 650 500 706L466 718C456 664 446 620 440 570Z', ribbon);
  const loop = (x: number) =>
    crease([450, 560], [x, 530], { width: 10 }) + crease([450, 562], [x + 6, 556], { width: 8, lift: 0.6 });
  await piece(scene, 'M446 556C420 512 360 506 352 536C350 570 400 584 446 566Z', {
    ...ribbon,
    puff: 0.7,
    folds: loop(366),
  });
  await piece(scene, 'M454 556C480 512 540 506 548 536C550 570 500 584 454 566Z', {
    ...ribbon,
    puff: 0.7,
    folds: loop(534),
  });
  const knot =
    'M436 546C446 540 456 540 464 546C468 558 466 570 462 578C452 582 446 582 438 578C433 568 432 556 436 546Z';
  await piece(scene, knot, { ...ribbon, inflate: 10, puff: 0.9 });
}

async function drawDress(scene: Scene, random: Random, cloth: PaintedCloth) {
  const bodice = { armpit: 150, armpitY: 420, hem: 120, hemY: 560, width: 12, hanging: 3, amount: 0.7, neckY: 300 };
  await piece(scene, BODICE, {
    ...cloth,
    inflate: 64,
    puff: 0.62,
    cast: 0.26,
    castBlur: 7,
    folds: torsoFolds(random, bodice),
    foldDepth: 34,
  });
  await piece(scene, SKIRT, {
    ...cloth,
    inflate: 104,
    puff: 0.5,
    drape: 6,
    drapeX: 50,
    drapeY: 300,
    cast: 0.1,
    castBlur: 6,
    edge: 0.26,
    folds: skirtFolds(random),
    foldBlur: 7,
    foldDepth: 50,
    patternShift: 3,
  });
}

async function draw(scene: Scene, options: ChildDressOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'poplin');
  const collar = { ...BAND, fabric: 'poplin', paint: options.collar ?? '#f3eee3' } as const;
  await clothesShadow(scene, BODICE + SKIRT + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, INSIDE, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.6), inflate: 20, puff: 0.1, cast: 0 });
  await ink(scene, neckLabel(232));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    drawFolds: sleeveGathers,
    puff: 0.85,
    foldBlur: 5,
    foldDepth: 36,
  });
  await pair(scene, SLEEVE.band(22, 96), { ...collar, angle: SLEEVE.angle, inflate: 10 });
  await drawDress(scene, random, cloth);
  await drawSash(scene, options.sash ?? options.color);
  await pair(scene, COLLAR, { ...collar, inflate: 18, cast: 0.34, castBlur: 6, castY: 6 });
  await buttons(
    scene,
    [
      [450, 372],
      [450, 424],
      [450, 476],
    ],
    { radius: 7, color: options.collar ?? '#f3eee3' },
  );
  await ink(
    scene,
    both(seam('M304 260C314 322 312 376 300 418', 0.8)),
    both(line('M180 940C232 962 262 948 314 966C362 982 410 970 450 978', '#000', 1.4, 0.18)),
  );
}

/** Child's dress with a round collar, puffed sleeves and a bow at the waist. */
export const childDress: Cut<ChildDressOptions> = {
  name: 'child-dress',
  bend: 9,
  closeUp: { x: 450, y: 400, width: 380 },
  draw,
};
