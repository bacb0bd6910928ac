import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, fanFolds, gathers, hangingFolds } from '../../kit/folds.ts';
import { topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, waistband } from '../../kit/legs.ts';
import { both, CENTRE, symmetric } from '../../kit/paths.ts';
import { BAND, BODY, ink, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type CloseUp, type Cut, type CutOptions, clothOf } from '../cut.ts';

/** Half widths from the centre line and heights of a skirt. */
export interface SkirtShape {
  readonly waist: number;
  readonly top: number;
  readonly hip: number;
  readonly hipY: number;
  readonly hem: number;
  readonly hemY: number;
  readonly dip: number;
}

export interface SkirtOptions extends CutOptions {
  readonly buttons?: string;
  readonly thread?: string;
}

/** The pattern by which a skirt is cut. */
export interface SkirtPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly shape: SkirtShape;
  readonly waist: { readonly kind: 'band' | 'elastic'; readonly height: number; readonly loops?: boolean };
  /** Long folds from the waist, or a few from the hip. */
  readonly fall: 'flowing' | 'straight';
  readonly seams?: string;
  readonly finish?: (scene: Scene, options: SkirtOptions, cloth: PaintedCloth, random: Random) => Promise<void>;
}

export function skirtOutline({ waist, top, hip, hipY, hem, hemY, dip }: SkirtShape): string {
  const c = CENTRE;
  return symmetric(
    `M${c} ${top + 8}C${c - waist * 0.4} ${top + 8} ${c - waist * 0.8} ${top + 4} ${c - waist} ${top}` +
      `C${c - waist - 14} ${top + 60} ${c - hip} ${hipY - 70} ${c - hip} ${hipY}` +
      `C${c - hip - (hem > hip ? 14 : 2)} ${hipY + (hemY - hipY) * 0.36} ${c - hem} ${hemY - (hemY - hipY) * 0.3} ${c - hem} ${hemY}` +
      `C${c - hem * 0.62} ${hemY + dip} ${c - hem * 0.3} ${hemY + dip + 2} ${c} ${hemY + dip}`,
  );
}

function foldsOf(random: Random, { shape, fall, waist }: SkirtPattern): string {
  const { top, hip, hipY, hem, hemY, waist: half } = shape;
  const long = { x0: CENTRE - hem + 18, x1: CENTRE + hem - 18, bottom: hemY + 10 };
  if (fall === 'straight') {
    const side = () =>
      fanFolds(random, [CENTRE - hip + 10, hipY - 20], {
        angle: 14,
        spread: 60,
        count: 3,
        reach: 140,
        width: 14,
        lift: 0.45,
      });
    return bothSides(side) + hangingFolds(random, { ...long, top: hipY + 30, count: 5, width: 22, lift: 0.6 });
  }
  const gathered =
    waist.kind === 'elastic'
      ? gathers(random, {
          x0: CENTRE - half,
          x1: CENTRE + half,
          y: top + 44,
          length: 130,
          count: 18,
          width: 9,
          lift: 0.6,
        })
      : '';
  return (
    gathered +
    hangingFolds(random, { ...long, top: top + 60, count: 11, width: 28, lift: 0.85, flare: 0.55, origin: CENTRE })
  );
}

async function drawSkirt(pattern: SkirtPattern, scene: Scene, options: SkirtOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const { shape, waist, fall } = pattern;
  const { top, hem, hemY, dip } = shape;
  const outline = skirtOutline(shape);
  const flowing = fall === 'flowing';
  await clothesShadow(scene, outline);
  await insideWaist(scene, { half: shape.waist, top }, cloth);
  await piece(scene, outline, {
    ...cloth,
    ...BODY,
    drape: 5,
    drapeY: 260,
    cast: 0,
    edge: 0.25,
    folds: foldsOf(random, pattern),
    foldBlur: flowing ? 9 : 7,
    foldDepth: flowing ? 54 : 46,
    patternShift: 3,
  });
  await ink(
    scene,
    both(pattern.seams ?? ''),
    both(
      topstitch(
        `M${CENTRE - hem + 4} ${hemY - 18}C${CENTRE - hem * 0.62} ${hemY + dip - 16} ${CENTRE - hem * 0.3} ${hemY + dip - 14} 450 ${hemY + dip - 16}`,
        { opacity: 0.22 },
      ),
    ),
  );
  await pattern.finish?.(scene, options, cloth, random);
  const band = waistband({ half: shape.waist, top }, waist.height, 8);
  const folds =
    waist.kind === 'elastic'
      ? gathers(random, {
          x0: CENTRE - shape.waist,
          x1: CENTRE + shape.waist,
          y: top,
          length: waist.height,
          count: 24,
          width: 6,
          lift: 0.75,
        })
      : '';
  await piece(scene, band, { ...BAND, ...cloth, inflate: 16, puff: 0.55, castY: 5, folds, foldBlur: 3, foldDepth: 15 });
  for (const x of waist.loops ? [CENTRE - shape.waist * 0.66, CENTRE + shape.waist * 0.66] : []) {
    await piece(scene, beltLoop(x, top - 4, waist.height + 14), {
      ...BAND,
      ...cloth,
      inflate: 6,
      puff: 0.7,
      cast: 0.4,
    });
  }
}

/** The cut that a pattern describes. */
export const createSkirt = (pattern: SkirtPattern): Cut<SkirtOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 8,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawSkirt(pattern, scene, options),
});
