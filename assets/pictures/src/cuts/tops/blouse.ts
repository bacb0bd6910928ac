import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { line, seam } from '../../kit/ink.ts';
import { softCollar } from '../../kit/necks.ts';
import { both, mirrorPath, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BlouseOptions extends CutOptions {
  readonly buttons?: string;
}

const OUTLINE = symmetric(
  'M450 248C420 238 400 214 390 192C360 206 318 218 288 236C296 300 286 390 266 452C272 530 284 590 282 640' +
    'C276 720 258 790 250 852C300 872 380 882 450 882',
);
const SLEEVE = sleeve({ shoulder: [290, 236], armpit: [270, 458], cuff: [172, 806], width: 84, biceps: 144, puff: 32 });
const BUTTONS: Point[] = [258, 340, 422, 504, 586, 668, 750].map((y) => [450, y]);

const sleeveFolds = (random: Random) =>
  gathers(random, { x0: 190, x1: 282, y: 262, length: 80, count: 8, width: 8 }) +
  hangingFolds(random, { x0: 136, x1: 210, top: 420, bottom: 806, count: 7, width: 11, lift: 0.9 }) +
  fanFolds(random, [262, 470], { angle: 200, spread: 70, count: 3, reach: 100 });

async function draw(scene: Scene, options: BlouseOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'chiffon');
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    drawFolds: sleeveFolds,
    foldDepth: 42,
    foldBlur: 5,
    inflate: 50,
    puff: 0.65,
    patternShift: 2,
  });
  await pair(scene, SLEEVE.band(44, 64), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 13, puff: 0.7 });
  const folds =
    torsoFolds(random, { armpit: 184, armpitY: 452, hem: 196, hemY: 876, width: 12, hanging: 9 }) +
    both(gathers(random, { x0: 310, x1: 400, y: 262, length: 120, count: 6, width: 9, lift: 0.6 }));
  await piece(scene, OUTLINE, {
    ...cloth,
    ...BODY,
    inflate: 90,
    drape: 5,
    drapeX: 60,
    folds,
    foldBlur: 6,
    foldDepth: 48,
    patternShift: 2,
  });
  await piece(scene, roundedBox(436, 244, 28, 636, 2), {
    ...BAND,
    ...cloth,
    inflate: 7,
    puff: 0.4,
    cast: 0.22,
    castBlur: 4,
  });
  await softCollar(scene, cloth);
  await ink(
    scene,
    both(seam('M290 240C298 300 288 390 268 450', 0.8)),
    both(line('M252 842C300 862 380 872 450 872', '#000', 1.3, 0.18)),
  );
  await buttons(scene, BUTTONS, { radius: 6, color: options.buttons ?? '#d9c6a4' });
}

/** Blouse of soft cloth with full sleeves gathered into cuffs. */
export const blouse: Cut<BlouseOptions> = {
  name: 'blouse',
  bend: 9,
  closeUp: { x: 440, y: 360, width: 400 },
  draw,
};
