import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { hangingFolds } from '../../kit/folds.ts';
import { blurred, line } from '../../kit/ink.ts';
import { insideWaist } from '../../kit/legs.ts';
import { symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { knifePleats, pleatedHem } from '../../kit/pleats.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

const PLEATS = { x0: 336, x1: 564, top: 190, hem0: 204, hem1: 696, bottom: 1040, count: 19 };
const OUTLINE =
  'M338 196C400 202 500 202 562 196C578 260 602 330 616 420C646 640 676 840 692 1006' +
  `${pleatedHem(PLEATS, 34)}C222 840 254 640 284 420C298 330 322 260 338 196Z`;
const BAND_OUTLINE = symmetric('M450 160C410 160 370 158 336 152C334 170 334 188 336 204C370 212 410 214 450 214');

async function draw(scene: Scene, options: CutOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'satin');
  await clothesShadow(scene, OUTLINE);
  await insideWaist(scene, { half: 114, top: 152 }, cloth);
  const swing = hangingFolds(random, {
    x0: 230,
    x1: 670,
    top: 420,
    bottom: 1040,
    count: 7,
    width: 46,
    lift: 0.75,
    flare: 0.4,
  });
  await piece(scene, OUTLINE, {
    ...cloth,
    inflate: 100,
    puff: 0.55,
    drape: 6,
    drapeX: 80,
    drapeY: 300,
    cast: 0,
    edge: 0.24,
    folds: knifePleats(random, PLEATS) + blurred(swing, 14),
    foldBlur: 2.6,
    foldDepth: 34,
    cavity: 0.02,
  });
  await piece(scene, BAND_OUTLINE, { ...BAND, ...cloth, inflate: 16, puff: 0.6, castY: 5 });
  await ink(scene, line('M338 200C400 209 500 209 562 200', '#000', 1.4, 0.22));
}

/** Midi skirt with knife pleats and a narrow waistband. */
export const pleatedSkirt: Cut = {
  name: 'pleated-skirt',
  bend: 11,
  closeUp: { x: 450, y: 320, width: 380 },
  draw,
};
