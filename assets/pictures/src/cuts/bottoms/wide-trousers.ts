import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, hangingFolds } from '../../kit/folds.ts';
import { seam } from '../../kit/ink.ts';
import { insideWaist, LEGS, legsOf, waistband } from '../../kit/legs.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { buttons } from '../../kit/trims.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface WideTrousersOptions extends CutOptions {
  readonly buttons?: string;
}

const SHAPE = legsOf({
  waist: 128,
  top: 130,
  hip: 176,
  hipY: 350,
  crotchY: 470,
  kneeOut: 212,
  kneeIn: 10,
  kneeY: 740,
  hemOut: 246,
  hemIn: 14,
  hemY: 1096,
});
const WAIST = { half: 128, top: 130 };

/** The front pleats open into long falls of cloth. */
const legFalls = (random: Random) =>
  crease([366, 200], [330, 1090], { bend: -16, width: 30, lift: 0.9, valley: 0.9 }) +
  crease([398, 200], [390, 700], { bend: 6, width: 20, lift: 0.6 }) +
  hangingFolds(random, {
    x0: 222,
    x1: 432,
    top: 420,
    bottom: 1096,
    count: 6,
    width: 26,
    lift: 0.85,
    flare: 0.4,
    origin: 360,
  }) +
  fanFolds(random, [446, 462], { angle: 196, spread: 70, count: 4, reach: 130, width: 13, lift: 0.5 });

async function draw(scene: Scene, options: WideTrousersOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'crepe');
  await clothesShadow(scene, SHAPE.path);
  await insideWaist(scene, WAIST, cloth);
  const folds = bothSides(() => legFalls(random));
  await piece(scene, SHAPE.path, {
    ...cloth,
    ...LEGS,
    inflate: 84,
    drape: 6,
    drapeY: 300,
    folds,
    foldBlur: 8,
    foldDepth: 52,
  });
  await piece(scene, waistband(WAIST, 62, 10), { ...BAND, ...cloth, inflate: 18, puff: 0.5, castY: 5 });
  await ink(
    scene,
    both(seam('M318 196C308 250 296 310 278 350')),
    seam('M452 204C455 280 456 370 450 468') + seam('M476 142L476 198', 0.8),
  );
  const color = options.buttons ?? '#4a4038';
  await buttons(
    scene,
    [
      [462, 156],
      [462, 184],
    ],
    { radius: 7, color },
  );
}

/** High-waisted trousers with front pleats and wide legs. */
export const wideTrousers: Cut<WideTrousersOptions> = {
  name: 'wide-trousers',
  bend: 9,
  closeUp: { x: 440, y: 280, width: 380 },
  draw,
};
