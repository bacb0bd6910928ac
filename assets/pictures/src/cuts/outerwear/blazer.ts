import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { both, ellipse, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { sleeve, sleevePair } from '../../kit/sleeve.ts';
import { flaps, frontFolds, fronts, lapels, lining } from '../../kit/tailoring.ts';
import { buttons } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BlazerOptions extends CutOptions {
  readonly lining?: string;
  readonly buttons?: string;
}

const FRONT =
  'M366 186C332 204 296 214 262 232C274 310 266 390 246 458C250 540 268 600 268 650C260 740 248 820 238 884' +
  'C296 904 360 910 410 904C440 898 462 874 466 840L470 610L440 520L392 300Z';
const SLEEVE = sleeve({ shoulder: [264, 234], armpit: [250, 466], cuff: [154, 842], width: 82, biceps: 118 });
const LAPELS = {
  left: 'M372 182C350 194 334 208 324 228L302 320L338 322L322 356C352 450 410 540 468 612C452 500 420 330 396 220Z',
  collar:
    'M450 166C408 166 376 174 358 188C338 206 322 226 306 264L300 300L340 320C352 270 376 226 408 204C420 196 436 192 450 192',
};
const INSIDE = symmetric('M450 168C412 168 384 174 366 186L392 330L450 640');
const FLAP = 'M276 690C310 698 350 700 388 696L388 734C350 740 306 738 272 728Z';
const BREAST = 'M540 414L616 402L619 424L543 436Z';

async function draw(scene: Scene, options: BlazerOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'suiting');
  const color = options.buttons ?? '#2b2a2c';
  await clothesShadow(scene, FRONT + mirrorPath(FRONT) + SLEEVE.path + mirrorPath(SLEEVE.path));
  await lining(scene, INSIDE, options.lining ?? '#9a8871', 196);
  await sleevePair(scene, SLEEVE, {
    ...cloth,
    random,
    creases: { amount: 0.85, width: 13, wrist: 2 },
    foldDepth: 42,
    foldBlur: 7,
    puff: 0.68,
  });
  for (const k of [0, 1, 2]) {
    await pair(scene, ellipse(172 - k * -4, 822 - k * 20, 5.5), {
      ...BAND,
      fabric: 'button',
      paint: color,
      inflate: 3,
      castBlur: 2,
    });
  }
  const folds = () => frontFolds(random, { amount: 0.85, width: 17 });
  const panels = { left: FRONT, right: mirrorPath(FRONT), folds, over: 'left' } as const;
  await fronts(scene, panels, { ...cloth, drapeY: 190, foldBlur: 8, foldDepth: 48 });
  await ink(scene, both(seam('M264 238C276 320 268 400 250 458') + seam('M336 500C330 580 330 640 326 690', 0.7)));
  await flaps(scene, FLAP, cloth);
  await piece(scene, BREAST, { ...BAND, ...cloth, inflate: 7 });
  await lapels(scene, { ...LAPELS, right: mirrorPath(LAPELS.left) }, cloth);
  await ink(scene, both(topstitch('M330 360C360 450 412 532 462 600', { opacity: 0.18, width: 1.2 })));
  await buttons(
    scene,
    [
      [452, 640],
      [452, 730],
    ],
    { radius: 11, color },
  );
}

/** Tailored jacket with notched lapels and two buttons. */
export const blazer: Cut<BlazerOptions> = {
  name: 'blazer',
  bend: 7,
  closeUp: { x: 450, y: 420, width: 400 },
  draw,
};
