import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { buckledBelt, fasten, placket } from '../../kit/fastenings.ts';
import { hoodOutline } from '../../kit/hood.ts';
import { jacketFront, jacketOutline, sleeveFor } from '../../kit/jacket-shape.ts';
import { both, mirrorPath } from '../../kit/paths.ts';
import { BAND, ink, type Look } from '../../kit/pieces.ts';
import { drawPockets } from '../../kit/pockets.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { fronts, lining } from '../../kit/tailoring.ts';
import { tieBelt } from '../../kit/tie-belt.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, clothOf } from '../cut.ts';
import { sewn } from '../sewn.ts';
import { panelFolds, WEIGHTS } from './folds.ts';
import { armholeSeam, backOutline, drawCollar, drawRibHem, drawSleeves, insideOf } from './parts.ts';
import type { CoatOptions, CoatPattern } from './pattern.ts';

async function drawShadow(scene: Scene, { shape, sleeve, collar }: CoatPattern) {
  const arm = sleeve ? sleeveFor(shape, sleeve).path : '';
  const sleeves = arm ? arm + mirrorPath(arm) : '';
  const hooded = collar.kind === 'hood' ? hoodOutline(shape.neckY + 4) : '';
  await clothesShadow(scene, jacketOutline(shape) + sleeves + hooded);
}

async function drawFronts(scene: Scene, random: Random, pattern: CoatPattern, cloth: PaintedCloth) {
  const { shape, weight = 'light', over = 'left', sleeve, raglan } = pattern;
  const { foldDepth, foldBlur, inflate, cavity } = WEIGHTS[weight];
  const left = jacketFront(shape);
  const panels = { left, right: mirrorPath(left), folds: () => panelFolds(random, pattern), over };
  await fronts(scene, panels, { ...cloth, foldBlur, foldDepth, inflate, cavity });
  await ink(scene, sleeve && !raglan ? both(armholeSeam(shape)) : '', both(pattern.seams ?? ''), pattern.lines ?? '');
}

async function drawCoat(pattern: CoatPattern, scene: Scene, options: CoatOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const rib: Look = { ...BAND, fabric: 'ribKnit', paint: options.trim ?? cloth.paint };
  const { shape, belt } = pattern;
  await drawShadow(scene, pattern);
  await lining(scene, insideOf(shape), options.lining ?? '#7a6a58', shape.neckY + 10);
  await drawSleeves(scene, random, pattern, cloth, rib);
  await drawFronts(scene, random, pattern, cloth);
  if (pattern.ribHem) await drawRibHem(scene, shape, pattern.ribHem, rib);
  await drawPockets(scene, pattern.pockets ?? [], cloth, options.color);
  if (pattern.placket) await placket(scene, pattern.placket, cloth);
  await drawCollar(scene, pattern, cloth, options);
  if (belt?.kind === 'tie') await tieBelt(scene, random, belt, cloth);
  await pattern.bands?.(scene, options, cloth);
  await fasten(scene, pattern.fastening, options);
  if (belt?.kind === 'buckled') await buckledBelt(scene, belt, cloth);
  await pattern.finish?.(scene, options, cloth, random);
}

/** The cut that a pattern describes. */
export const createCoat = (pattern: CoatPattern): Cut<CoatOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 8,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawCoat(pattern, scene, options),
  ...(pattern.back && { behind: sewn(pattern.shape, pattern.back) }),
  ...(pattern.behind && { behind: { body: backOutline(pattern.shape), draw: pattern.behind } }),
});
