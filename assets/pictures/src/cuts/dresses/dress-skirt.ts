import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers, hangingFolds } from '../../kit/folds.ts';
import { CENTRE, symmetric } from '../../kit/paths.ts';
import { piece } from '../../kit/pieces.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type SkirtShape, skirtOutline } from '../bottoms/create-skirt.ts';
import type { DressPattern } from './dress-pattern.ts';

/** The skirt as one piece, or the tier that begins at `from`. */
function tierOf(skirt: SkirtShape, from: number, to: number): string {
  const share = (y: number) => (y - skirt.top) / (skirt.hemY - skirt.top);
  const halfAt = (y: number) => skirt.waist + (skirt.hem - skirt.waist) * share(y) ** 0.8;
  const c = CENTRE;
  const [upper, lower] = [halfAt(from) - 14, halfAt(to) + 8];
  return symmetric(
    `M${c} ${from + 10}C${c - upper * 0.5} ${from + 10} ${c - upper * 0.8} ${from + 6} ${c - upper} ${from}` +
      `C${c - upper - 14} ${from + (to - from) * 0.3} ${c - lower} ${to - (to - from) * 0.3} ${c - lower} ${to}` +
      `C${c - lower * 0.6} ${to + 20} ${c - lower * 0.3} ${to + 24} ${c} ${to + 22}`,
  );
}

function skirtFolds(random: Random, { waist, top, hem, hemY }: SkirtShape, fall: DressPattern['fall']): string {
  const gathered =
    fall === 'gathered'
      ? gathers(random, {
          x0: CENTRE - waist + 4,
          x1: CENTRE + waist - 4,
          y: top + 4,
          length: 130,
          count: 18,
          width: 9,
          lift: 0.7,
        })
      : '';
  const count = fall === 'gathered' ? 12 : 9;
  return (
    gathered +
    hangingFolds(random, {
      x0: CENTRE - hem + 16,
      x1: CENTRE + hem - 16,
      top: top + 40,
      bottom: hemY + 10,
      count,
      width: 25,
      lift: 0.85,
      flare: 0.5,
      origin: CENTRE,
    })
  );
}

/** The skirt of a dress, whole or in tiers. */
export async function drawSkirt(
  scene: Scene,
  random: Random,
  { skirt, fall, tiers }: DressPattern,
  cloth: PaintedCloth,
) {
  const look = {
    ...cloth,
    inflate: 100,
    puff: 0.5,
    drape: 6,
    drapeX: 50,
    drapeY: 340,
    cast: 0.1,
    edge: 0.24,
    foldBlur: 7,
    foldDepth: 52,
    patternShift: 3,
  };
  if (!tiers) {
    await piece(scene, skirtOutline(skirt), { ...look, folds: skirtFolds(random, skirt, fall) });
    return;
  }
  const edges = [skirt.top, ...tiers, skirt.hemY];
  for (let k = edges.length - 2; k >= 0; k--) {
    const [from = 0, to = 0] = [edges[k], edges[k + 1]];
    const half = skirt.waist + ((skirt.hem - skirt.waist) * (from - skirt.top)) / (skirt.hemY - skirt.top);
    const own = { ...skirt, waist: half, top: from, hemY: to, hem: half + 40 };
    await piece(scene, tierOf(skirt, from, to), {
      ...look,
      inflate: 70,
      cast: 0.34,
      castBlur: 8,
      folds: skirtFolds(random, own, 'gathered'),
    });
  }
}
