import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { area, seam, topstitch } from '../../kit/ink.ts';
import { shirtCollar } from '../../kit/necks.ts';
import { both, mirrorPath, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { buttons, patchPocket } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';
import { sewnShirt } from '../sewn.ts';

interface ShirtOptions extends CutOptions {
  readonly buttons?: string;
  readonly pocket?: boolean;
}

/** From the neck to the hem. */
const SIDE =
  'C350 206 300 218 264 236C278 306 268 386 248 456C246 540 256 600 256 660' +
  'C254 730 248 790 246 846C252 892 288 912 330 920C380 928 420 926 450 926';
const BODY_OUTLINE = symmetric(`M450 246C420 236 400 216 388 192${SIDE}`);
const BODY_BEHIND = symmetric(`M450 172C422 172 402 180 388 192${SIDE}`);
const SLEEVE = sleeve({
  shoulder: [266, 238],
  armpit: [252, 466],
  cuff: [178, 846],
  width: 78,
  biceps: 116,
  setIn: true,
});
const FOLDS = { armpit: 204, armpitY: 456, hem: 198, hemY: 910, width: 13, hanging: 7, amount: 0.95 };
const BUTTONS: Point[] = [252, 300, 404, 508, 612, 716, 820].map((y) => [450, y]);

async function drawPlacket(scene: Scene, random: Random, cloth: PaintedCloth) {
  await piece(scene, roundedBox(433, 240, 34, 684, 2), {
    ...BAND,
    ...cloth,
    inflate: 7,
    puff: 0.4,
    cast: 0.26,
    castBlur: 4,
    folds: hangingFolds(random, { x0: 434, x1: 466, top: 600, bottom: 910, count: 2, width: 9 }),
    foldDepth: 12,
  });
}

async function draw(scene: Scene, options: ShirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'poplin');
  await clothesShadow(scene, BODY_OUTLINE + SLEEVE.path + mirrorPath(SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { width: 11 },
    foldDepth: 40,
    puff: 0.65,
  });
  await pair(scene, SLEEVE.band(50, 78), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 16, puff: 0.4 });
  await piece(scene, BODY_OUTLINE, { ...cloth, ...BODY, folds: torsoFolds(random, FOLDS), foldBlur: 6 });
  await drawPlacket(scene, random, cloth);
  if (options.pocket !== false) {
    await patchPocket(scene, { x: 520, y: 398, width: 92, height: 104, tip: 12 }, cloth);
  }
  await shirtCollar(scene, cloth);
  await ink(
    scene,
    both(seam('M266 240C280 306 270 386 250 454')),
    topstitch('M437 262L437 918M463 262L463 918', { opacity: 0.16, width: 1.2 }),
    both(topstitch('M250 842C256 884 290 902 332 910C380 918 420 916 450 916', { opacity: 0.2, width: 1.2 })),
  );
  await buttons(scene, BUTTONS, { radius: 6.5, color: options.buttons ?? '#f1ede2' });
  await buttons(
    scene,
    [
      [397, 286],
      [503, 286],
    ],
    { radius: 4.5, color: options.buttons ?? '#f1ede2' },
  );
}

const SHAPE = {
  neckY: 192,
  shoulder: 186,
  shoulderY: 236,
  armpit: 202,
  armpitY: 456,
  waist: 194,
  waistY: 660,
  hem: 204,
  hemY: 846,
};

/** Shirt with a button-down collar, a chest pocket and cuffs. */
export const shirt: Cut<ShirtOptions> = {
  name: 'shirt',
  bend: 7,
  closeUp: { x: 470, y: 380, width: 380 },
  draw,
  behind: sewnShirt(area(BODY_BEHIND), SHAPE, 'poplin'),
};
