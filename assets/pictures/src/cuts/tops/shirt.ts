import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bentSleeve, bentSleeveFolds } from '../../kit/bent-sleeve.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { shirtCollar } from '../../kit/necks.ts';
import { both, mirrorPath, type Point, roundedBox, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { type Sleeve, sleeve, sleeveFolds, sleevePair } from '../../kit/sleeve.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { buttons, patchPocket } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ShirtOptions extends CutOptions {
  readonly buttons?: string;
  readonly pocket?: boolean;
}

const BODY_OUTLINE = symmetric(
  'M450 246C420 236 400 216 388 192C350 206 300 218 264 236C278 306 268 386 248 456C246 540 256 600 256 660' +
    'C254 730 248 790 246 846C252 892 288 912 330 920C380 928 420 926 450 926',
);
const SLEEVE = sleeve({ shoulder: [266, 238], armpit: [252, 466], cuff: [164, 846], width: 76, biceps: 116 });
/** The right hand rests in a back pocket. */
const RIGHT_SLEEVE = bentSleeve({
  shoulder: [266, 238],
  armpit: [252, 466],
  elbow: [148, 640],
  cuff: [292, 812],
  width: 84,
  biceps: 116,
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

const armFolds = (random: Random, arm: Sleeve) =>
  arm === RIGHT_SLEEVE ? bentSleeveFolds(random, arm, 11) : sleeveFolds(random, arm, { width: 11 });

async function draw(scene: Scene, options: ShirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'poplin');
  await clothesShadow(scene, BODY_OUTLINE + SLEEVE.path + mirrorPath(RIGHT_SLEEVE.path));
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    right: RIGHT_SLEEVE,
    drawFolds: armFolds,
    foldDepth: 40,
    puff: 0.65,
  });
  await piece(scene, SLEEVE.band(50, 78), { ...BAND, ...cloth, angle: SLEEVE.angle, inflate: 16, puff: 0.4 });
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

/** Shirt with a button-down collar, a chest pocket and cuffs. */
export const shirt: Cut<ShirtOptions> = {
  name: 'shirt',
  bend: 7,
  closeUp: { x: 470, y: 380, width: 380 },
  draw,
};
