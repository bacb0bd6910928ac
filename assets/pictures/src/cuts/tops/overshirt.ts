import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { area, seam, topstitch } from '../../kit/ink.ts';
import { shirtCollar } from '../../kit/necks.ts';
import { both, mirrorPath, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { button, buttons, patchPocket } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';
import { sewnShirt } from '../sewn.ts';

interface OvershirtOptions extends CutOptions {
  readonly buttons?: string;
}

/** From the neck to the hem. */
const SIDE =
  'C350 206 296 220 252 242C266 316 256 396 236 468C232 560 238 620 238 680C236 760 232 820 230 888C300 902 380 908 450 908';
const OUTLINE = symmetric(`M450 246C420 236 400 216 388 192${SIDE}`);
const OUTLINE_BEHIND = symmetric(`M450 172C422 172 402 180 388 192${SIDE}`);
const SLEEVE = sleeve({
  shoulder: [254, 244],
  armpit: [240, 478],
  cuff: [160, 826],
  width: 88,
  biceps: 132,
  setIn: true,
});
const FOLDS = { armpit: 214, armpitY: 468, hem: 212, hemY: 890, width: 17, hanging: 6 };
const BUTTONS: Point[] = [266, 362, 458, 554, 650, 746, 842].map((y) => [450, y]);
const FLAP = 'M288 394L404 398L404 436C376 452 318 450 286 432Z';

async function drawPocket(scene: Scene, cloth: PaintedCloth, color: string, right: boolean) {
  const shape = { x: 290, y: 402, width: 112, height: 132, corner: 22, right };
  await patchPocket(scene, shape, { ...cloth, inflate: 13, cast: 0.3 });
  await piece(scene, right ? mirrorPath(FLAP) : FLAP, { ...BAND, ...cloth, inflate: 11, cast: 0.38, castY: 6 });
  await button(scene, [right ? 555 : 345, 432], { radius: 7, color });
}

async function draw(scene: Scene, options: OvershirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'twill');
  const color = options.buttons ?? '#4b4136';
  await clothesShadow(scene, OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 14 },
    foldDepth: 44,
    inflate: 52,
    puff: 0.7,
  });
  await pair(scene, SLEEVE.band(50, 86), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 17, puff: 0.45 });
  await piece(scene, OUTLINE, { ...cloth, ...BODY, inflate: 106, folds: torsoFolds(random, FOLDS), foldDepth: 50 });
  await piece(scene, roundedBox(428, 240, 44, 668, 2), {
    ...BAND,
    ...cloth,
    inflate: 9,
    puff: 0.45,
    castBlur: 4,
    folds: hangingFolds(random, { x0: 430, x1: 470, top: 600, bottom: 900, count: 2, width: 11 }),
    foldDepth: 14,
  });
  for (const right of [false, true]) await drawPocket(scene, cloth, color, right);
  await shirtCollar(scene, cloth);
  await ink(
    scene,
    both(seam('M254 246C268 316 258 396 238 466') + topstitch('M262 250C276 318 266 396 246 462', { opacity: 0.28 })),
    topstitch('M433 262L433 904M467 262L467 904', { opacity: 0.22 }),
    both(
      topstitch('M232 870C300 884 380 890 428 890', { opacity: 0.28 }) +
        topstitch('M294 406L400 408', { opacity: 0.3 }),
    ),
  );
  await buttons(scene, BUTTONS, { radius: 8.5, color });
}

const SHAPE = {
  neckY: 192,
  shoulder: 198,
  shoulderY: 242,
  armpit: 214,
  armpitY: 468,
  waist: 212,
  waistY: 680,
  hem: 220,
  hemY: 888,
};

/** Heavy shirt worn over a tee: two flap pockets and a straight hem. */
export const overshirt: Cut<OvershirtOptions> = {
  name: 'overshirt',
  bend: 8,
  closeUp: { x: 440, y: 400, width: 400 },
  draw,
  behind: sewnShirt(area(OUTLINE_BEHIND), SHAPE, 'twill'),
};
