import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { grown } from '../../kit/ink.ts';
import { sleeveFor } from '../../kit/jacket-shape.ts';
import { backBand, bodice, openingOf } from '../../kit/necklines.ts';
import { both, mirrorPath } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { printOf } from '../../kit/prints.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { torsoFolds } from '../../kit/torso.ts';
import { shaded } from '../../materials/paint.ts';
import { type PaintedCloth, paintOf } from '../../materials/patterns.ts';
import { type Cut, clothOf } from '../cut.ts';
import { sewn } from '../sewn.ts';
import { armholeSeam, drawArms, drawEdges, drawNeck, frontKind } from './parts.ts';
import type { PulloverOptions, PulloverPattern } from './pattern.ts';

/** Knits fall rounder and in wider folds than jersey. */
const KNIT = { inflate: 108, puff: 0.73, foldBlur: 9, foldDepth: 56 } as const;
const JERSEY = { inflate: 100, puff: 0.66, foldBlur: 7, foldDepth: 46 } as const;

/** Bands are plain where the cloth is printed, and knitted in where it is knitted. */
function ribOf({ rib, ribbed }: PulloverPattern, options: PulloverOptions, cloth: PaintedCloth): PaintedCloth {
  const fabric = rib ?? (ribbed ? 'ribKnit' : 'fineRib');
  if (!options.trim && ribbed) return { fabric, paint: cloth.paint };
  return { fabric, paint: paintOf({ color: options.trim ?? options.color }) };
}

async function drawInside(
  scene: Scene,
  { shape, neck, band = 22 }: PulloverPattern,
  cloth: PaintedCloth,
  rib: PaintedCloth,
) {
  const inside = { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.6), inflate: 20, puff: 0.1, cast: 0 };
  await piece(scene, grown(openingOf(shape, frontKind(neck)), 4), inside);
  if (neck === 'standing' || neck === 'rolled') return;
  await backBand(scene, shape, { ...rib, width: band });
}

async function drawPullover(pattern: PulloverPattern, scene: Scene, options: PulloverOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const { shape, folds = 14, sleeve } = pattern;
  const rib = ribOf(pattern, options, cloth);
  const sleeves = options.sleeves ? { ...cloth, paint: paintOf({ color: options.sleeves }) } : cloth;
  const body = bodice(shape, frontKind(pattern.neck), pattern.armhole);
  const outline = sleeve ? sleeveFor(shape, sleeve).path : '';
  await clothesShadow(scene, body + (outline ? outline + mirrorPath(outline) : ''));
  await drawInside(scene, pattern, cloth, rib);
  const arm = await drawArms(scene, random, pattern, sleeves, rib);
  const lying = torsoFolds(random, { ...shape, width: folds + 1, hanging: pattern.ribbed ? 5 : 6 });
  await piece(scene, body, { ...cloth, ...BODY, ...(pattern.ribbed ? KNIT : JERSEY), drape: 5, folds: lying });
  if (options.print) await ink(scene, printOf(options.print));
  await drawEdges(scene, pattern, rib, arm);
  await pattern.finish?.(scene, options, cloth, random);
  await drawNeck(scene, pattern, rib);
  await pattern.collar?.(scene, options, cloth);
  if (arm && !pattern.raglan) await ink(scene, both(armholeSeam(shape)));
}

/** The cut that a pattern describes. */
export const createPullover = (pattern: PulloverPattern): Cut<PulloverOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 8,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawPullover(pattern, scene, options),
  ...(pattern.back && { behind: sewn(pattern.shape, pattern.back) }),
});
