import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { line, neckLabel, seam } from '../../kit/ink.ts';
import { sleeveAt } from '../../kit/jacket-shape.ts';
import { LEGS, legsOf } from '../../kit/legs.ts';
import { both, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleevePair } from '../../kit/sleeve.ts';
import { tiedBow } from '../../kit/waists.ts';
import { shaded } from '../../materials/paint.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const SHAPE = legsOf({
  waist: 116,
  top: 470,
  hip: 154,
  hipY: 580,
  crotchY: 680,
  kneeOut: 190,
  kneeIn: 24,
  kneeY: 860,
  hemOut: 234,
  hemIn: 46,
  hemY: 1130,
});
const LEFT =
  'M372 128C344 144 318 154 292 166C302 232 298 290 288 336C296 400 328 430 332 484C380 494 430 494 484 490L496 440C450 340 404 220 372 128Z';
const RIGHT =
  'M528 128C556 144 582 154 608 166C598 232 602 290 612 336C604 400 572 430 568 484C520 494 470 494 404 490L404 450C450 350 500 220 528 128Z';
const INSIDE = symmetric('M450 110C416 110 390 116 372 128C394 200 424 280 450 350');
const SLEEVE = sleeveAt([294, 168], [286, 342], { length: 40, spread: 88, width: 116, biceps: 130 });

const bodiceFolds = (random: Random) =>
  gathers(random, { x0: 340, x1: 440, y: 482, length: -120, count: 6, width: 9, lift: 0.6 }) +
  fanFolds(random, [300, 340], { angle: 44, spread: 70, count: 3, reach: 110, width: 12, lift: 0.5 });

const legFolds = (random: Random) =>
  gathers(random, { x0: 340, x1: 446, y: 500, length: 120, count: 7, width: 10, lift: 0.6 }) +
  hangingFolds(random, {
    x0: 252,
    x1: 436,
    top: 640,
    bottom: 1126,
    count: 5,
    width: 24,
    lift: 0.85,
    flare: 0.3,
    origin: 370,
  });

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'crepe');
  await clothesShadow(scene, LEFT + RIGHT + SHAPE.path + SLEEVE.path + mirrorPath(SLEEVE.path));
  await piece(scene, INSIDE, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.56), inflate: 24, puff: 0.1, cast: 0 });
  await ink(scene, neckLabel(128));
  await sleevePair(scene, SLEEVE, { ...cloth, random, creases: { width: 12 }, foldDepth: 38, puff: 0.66 });
  const folds = bothSides(() => legFolds(random));
  await piece(scene, SHAPE.path, {
    ...cloth,
    ...LEGS,
    inflate: 82,
    drape: 6,
    drapeY: 280,
    folds,
    foldBlur: 8,
    foldDepth: 50,
  });
  const front = { ...cloth, inflate: 70, puff: 0.62, drape: 4, foldBlur: 6, foldDepth: 40, patternShift: 3 };
  await piece(scene, LEFT, { ...front, cast: 0.24, folds: bodiceFolds(random) });
  await piece(scene, RIGHT, { ...front, cast: 0.4, castX: -5, folds: both(bodiceFolds(random)) });
  await piece(scene, symmetric('M450 474C400 474 362 472 331 466L330 506C362 512 400 514 450 514'), {
    ...BAND,
    ...cloth,
    inflate: 12,
    castY: 6,
  });
  await tiedBow(scene, 436, 492, { ...BAND, ...cloth, inflate: 11, puff: 0.5, castY: 6, foldBlur: 3, foldDepth: 16 });
  await ink(
    scene,
    line('M528 128C500 220 450 350 404 450', '#000', 2, 0.26),
    both(seam('M294 172C302 232 298 290 290 336', 0.8)),
    seam('M450 520L450 686', 0.8),
  );
}

/** Jumpsuit with a crossed neckline, a tied belt and wide legs. */
export const jumpsuit: Cut = {
  name: 'jumpsuit',
  bend: 10,
  closeUp: { x: 450, y: 380, width: 400 },
  draw,
};
