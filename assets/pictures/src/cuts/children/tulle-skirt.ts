import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers, hangingFolds } from '../../kit/folds.ts';
import { waistband } from '../../kit/legs.ts';
import { BAND, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { tiedBow } from '../../kit/waists.ts';
import { type SkirtShape, skirtOutline } from '../bottoms/create-skirt.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const TOP = 380;
const layer = (hem: number, hemY: number): SkirtShape => ({
  waist: 130,
  top: TOP,
  hip: 230,
  hipY: 520,
  hem,
  hemY,
  dip: 40,
});
const LAYERS = [layer(318, 850), layer(304, 806), layer(288, 758)];

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'chiffon');
  await clothesShadow(scene, skirtOutline(layer(318, 850)));
  for (const [k, shape] of LAYERS.entries()) {
    const { hem, hemY } = shape;
    const folds =
      gathers(random, { x0: 326, x1: 574, y: TOP + 10, length: 170, count: 24, width: 8, lift: 0.8 }) +
      hangingFolds(random, {
        x0: 450 - hem + 10,
        x1: 450 + hem - 10,
        top: TOP + 60,
        bottom: hemY + 30,
        count: 20,
        width: 15,
        lift: 0.8,
        flare: 0.6,
        origin: 450,
      });
    await piece(scene, skirtOutline(shape), {
      ...cloth,
      inflate: 90,
      puff: 0.5,
      drape: 5,
      drapeX: 40,
      opacity: k ? 0.62 : 0.9,
      cast: k ? 0.16 : 0,
      castBlur: 6,
      edge: 0.12,
      folds,
      foldBlur: 4,
      foldDepth: 40,
    });
  }
  await piece(scene, waistband({ half: 130, top: TOP - 10 }, 50, 6), {
    ...BAND,
    fabric: 'satin',
    paint: cloth.paint,
    inflate: 16,
    puff: 0.6,
    castY: 5,
  });
  await tiedBow(scene, 450, TOP + 20, {
    ...BAND,
    fabric: 'satin',
    paint: cloth.paint,
    inflate: 11,
    puff: 0.5,
    castY: 6,
    foldBlur: 3,
    foldDepth: 16,
  });
}

/** Child's skirt of three layers of tulle with a satin waistband. */
export const tulleSkirt: Cut = {
  name: 'tulle-skirt',
  bend: 9,
  closeUp: { x: 450, y: 520, width: 400 },
  draw,
};
