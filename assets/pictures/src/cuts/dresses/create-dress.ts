import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { bothSides, crease, fanFolds, gathers } from '../../kit/folds.ts';
import { grown, seam, strip, topstitch } from '../../kit/ink.ts';
import { sleeveFor } from '../../kit/jacket-shape.ts';
import { backBand, bodice, frontBand, openingOf } from '../../kit/necklines.ts';
import { both, CENTRE, mirrorPath } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { type Sleeve, sleeveFolds, sleevePair } from '../../kit/sleeve.ts';
import type { TorsoShape } from '../../kit/torso.ts';
import { shaded } from '../../materials/paint.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { skirtOutline } from '../bottoms/create-skirt.ts';
import { type Cut, clothOf } from '../cut.ts';
import type { DressOptions, DressPattern } from './dress-pattern.ts';
import { drawSkirt } from './dress-skirt.ts';

function bodiceFolds(random: Random, { armpit, armpitY, hemY }: TorsoShape, fall: DressPattern['fall']): string {
  const waist =
    fall === 'gathered'
      ? gathers(random, { x0: CENTRE - 110, x1: CENTRE - 6, y: hemY - 4, length: -110, count: 6, width: 9, lift: 0.55 })
      : '';
  return (
    waist +
    fanFolds(random, [CENTRE - armpit + 10, armpitY], {
      angle: 46,
      spread: 70,
      count: 4,
      reach: 110,
      width: 12,
      lift: 0.5,
    }) +
    crease([CENTRE - armpit * 0.6, armpitY - 110], [CENTRE - 40, hemY - 60], { bend: 12, width: 20, lift: 0.35 })
  );
}

function armFolds(random: Random, arm: Sleeve, { cuff, sleeve }: DressPattern): string {
  const [left, right] = arm.edges(arm.cuff[1]);
  const gathered = cuff
    ? gathers(random, { x0: left, x1: right, y: arm.cuff[1] + 4, length: -90, count: 8, width: 9, lift: 0.8 })
    : '';
  const puffed =
    (sleeve?.puff ?? 0) > 16
      ? gathers(random, {
          x0: arm.shoulder[0] - 60,
          x1: arm.shoulder[0] + 6,
          y: arm.shoulder[1] + 14,
          length: 90,
          count: 7,
          width: 8,
          lift: 0.7,
        })
      : '';
  return sleeveFolds(random, arm, { width: 12 }) + gathered + puffed;
}

async function drawSleeves(scene: Scene, random: Random, pattern: DressPattern, cloth: PaintedCloth) {
  if (!pattern.sleeve) return;
  const arm = sleeveFor(pattern.bodice, pattern.sleeve);
  await sleevePair(scene, arm, {
    ...cloth,
    random,
    drawFolds: (own) => armFolds(own, arm, pattern),
    foldDepth: 42,
    inflate: 46,
    puff: 0.72,
  });
  if (pattern.cuff)
    await pair(scene, arm.band(28, pattern.cuff), { ...BAND, ...cloth, angle: arm.angle, inflate: 13, puff: 0.5 });
}

async function drawArmholes(
  scene: Scene,
  { bodice: { shoulder, shoulderY, armpit, armpitY }, armhole = 12, sleeve }: DressPattern,
  cloth: PaintedCloth,
) {
  if (sleeve) return;
  const edge = `M${CENTRE - shoulder} ${shoulderY}C${CENTRE - shoulder + armhole} ${shoulderY + 70} ${CENTRE - armpit + armhole + 10} ${armpitY - 70} ${CENTRE - armpit} ${armpitY}`;
  await piece(scene, both(strip(edge, 9, 'butt')), { ...BAND, ...cloth, inflate: 5, puff: 0.7, cast: 0.2 });
}

async function drawDress(pattern: DressPattern, scene: Scene, options: DressOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const { bodice: top, neck, band = 12, skirt, fall } = pattern;
  const front = bodice(top, neck, pattern.armhole);
  const arm = pattern.sleeve ? sleeveFor(top, pattern.sleeve).path : '';
  await clothesShadow(scene, front + skirtOutline(skirt) + (arm ? arm + mirrorPath(arm) : ''));
  await piece(scene, grown(openingOf(top, neck), 4), {
    ...BAND,
    ...cloth,
    paint: shaded(cloth.paint, 0.58),
    inflate: 20,
    puff: 0.1,
    cast: 0,
  });
  await backBand(scene, top, { ...cloth, width: band });
  await drawSleeves(scene, random, pattern, cloth);
  await drawSkirt(scene, random, pattern, cloth);
  await pattern.under?.(scene, options, cloth, random);
  const folds = bothSides(() => bodiceFolds(random, top, fall));
  await piece(scene, front, {
    ...cloth,
    inflate: 80,
    puff: 0.62,
    drape: 4,
    cast: 0.26,
    castBlur: 7,
    folds,
    foldBlur: 6,
    foldDepth: 42,
  });
  await drawArmholes(scene, pattern, cloth);
  await frontBand(scene, top, { ...cloth, kind: neck, width: band });
  const { hem, hemY, dip } = skirt;
  await ink(
    scene,
    both(
      topstitch(
        `M${CENTRE - hem + 4} ${hemY - 18}C${CENTRE - hem * 0.62} ${hemY + dip - 16} ${CENTRE - hem * 0.3} ${hemY + dip - 14} 450 ${hemY + dip - 16}`,
        { opacity: pattern.tiers ? 0 : 0.2 },
      ),
    ),
    seam(
      `M${CENTRE - top.hem + 2} ${top.hemY}C${CENTRE - top.hem * 0.5} ${top.hemY + top.dip} ${CENTRE + top.hem * 0.5} ${top.hemY + top.dip} ${CENTRE + top.hem - 2} ${top.hemY}`,
      0.9,
    ),
    arm
      ? both(
          seam(
            `M${CENTRE - top.shoulder + 2} ${top.shoulderY + 4}C${CENTRE - top.shoulder + 14} ${top.shoulderY + 76} ${CENTRE - top.armpit + 20} ${top.armpitY - 60} ${CENTRE - top.armpit + 4} ${top.armpitY}`,
            0.8,
          ),
        )
      : '',
  );
  await pattern.finish?.(scene, options, cloth, random);
}

/** The cut that a pattern describes. */
export const createDress = (pattern: DressPattern): Cut<DressOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 9,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawDress(pattern, scene, options),
});
