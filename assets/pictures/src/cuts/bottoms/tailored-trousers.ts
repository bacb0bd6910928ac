import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { crease } from '../../kit/folds.ts';
import { seam, topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, LEGS, legFolds, legsOf, waistband } from '../../kit/legs.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { button } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface TailoredTrousersOptions extends CutOptions {
  readonly buttons?: string;
}

const SHAPE = legsOf({
  waist: 146,
  top: 130,
  hip: 184,
  hipY: 330,
  crotchY: 450,
  kneeOut: 172,
  kneeIn: 16,
  kneeY: 720,
  hemOut: 156,
  hemIn: 28,
  hemY: 1096,
});
const WAIST = { half: 146, top: 130 };

/** Pressed creases and the pleats above them. */
const PRESSED =
  crease([352, 230], [356, 1102], { bend: 5, width: 13, lift: 0.95, valley: 0.9 }) +
  crease([330, 186], [336, 330], { width: 13, lift: 0.6 }) +
  crease([386, 186], [384, 300], { width: 13, lift: 0.5 });

async function draw(scene: Scene, options: TailoredTrousersOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'suiting');
  await clothesShadow(scene, SHAPE.path);
  await insideWaist(scene, WAIST, cloth);
  const folds = both(PRESSED) + legFolds(random, SHAPE, { amount: 0.55, width: 15, knee: 3, ankle: 3 });
  await piece(scene, SHAPE.path, { ...cloth, ...LEGS, drapeY: 240, folds, foldBlur: 5, foldDepth: 42 });
  await piece(scene, waistband(WAIST, 42), { ...BAND, ...cloth, inflate: 14, puff: 0.45, castY: 5 });
  await ink(
    scene,
    both(seam('M312 180C306 220 296 256 276 292')),
    seam('M452 184C455 270 456 350 450 448') + seam('M500 140L500 178', 0.9),
    topstitch('M488 184C490 270 490 340 456 420', { opacity: 0.3, width: 1.3 }),
  );
  for (const x of [344, 556]) {
    await piece(scene, beltLoop(x, 126, 54), { ...BAND, ...cloth, inflate: 5, puff: 0.6, cast: 0.35 });
  }
  await button(scene, [484, 160], { color: options.buttons ?? '#3a3835' });
}

/** Trousers with pressed creases. */
export const tailoredTrousers: Cut<TailoredTrousersOptions> = {
  name: 'tailored-trousers',
  bend: 7,
  closeUp: { x: 430, y: 270, width: 380 },
  draw,
};
