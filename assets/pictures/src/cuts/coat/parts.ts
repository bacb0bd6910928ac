import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { foldedCollar, openCollar, ribCollar, roundCollar, standCollar } from '../../kit/collars.ts';
import { hood } from '../../kit/hood.ts';
import { area, seam, topstitch } from '../../kit/ink.ts';
import { type JacketShape, jacketFront, sleeveFor } from '../../kit/jacket-shape.ts';
import { CENTRE, mirrorPath, symmetric } from '../../kit/paths.ts';
import { BAND, type Look, pair } from '../../kit/pieces.ts';
import { campCollar } from '../../kit/shirt-collars.ts';
import { sleevePair } from '../../kit/sleeve.ts';
import { type PaintedCloth, paintOf } from '../../materials/patterns.ts';
import { armFolds, WEIGHTS } from './folds.ts';
import type { CoatOptions, CoatPattern } from './pattern.ts';

/** What is seen inside the open neck. */
export const insideOf = ({ neck, neckY, throat, throatY }: JacketShape): string =>
  throat === 'lapels'
    ? symmetric(
        `M450 ${neckY - 18}C412 ${neckY - 18} ${CENTRE - neck + 18} ${neckY - 12} ${CENTRE - neck} ${neckY}L392 ${neckY + 144}L450 ${throatY + 20}`,
      )
    : symmetric(
        `M450 ${neckY - 22}C410 ${neckY - 22} ${CENTRE - neck + 16} ${neckY - 14} ${CENTRE - neck} ${neckY}C${CENTRE - neck * 0.9} ${neckY + 60} ${CENTRE - 30} ${throatY - 8} 450 ${Math.max(throatY, neckY + 40) + 10}`,
      );

export async function drawSleeves(scene: Scene, random: Random, pattern: CoatPattern, cloth: PaintedCloth, rib: Look) {
  if (!pattern.sleeve) return;
  const arm = sleeveFor(pattern.shape, pattern.sleeve);
  await sleevePair(scene, arm, {
    ...cloth,
    ...WEIGHTS[pattern.weight ?? 'light'].arm,
    random,
    drawFolds: (own) => armFolds(own, arm, pattern),
  });
  const { cuffs } = pattern;
  if (!cuffs) return;
  const look =
    cuffs.kind === 'rib' ? { ...rib, inflate: 17, puff: 0.65 } : { ...BAND, ...cloth, inflate: 14, puff: 0.45 };
  await pair(scene, arm.band(cuffs.height, cuffs.width, cuffs.offset), { ...look, angle: arm.angle });
}

export async function drawCollar(
  scene: Scene,
  { collar, shape }: CoatPattern,
  cloth: PaintedCloth,
  options: CoatOptions,
) {
  const trim = options.trim ? paintOf({ color: options.trim }) : cloth.paint;
  if (collar.kind === 'stand') {
    await standCollar(scene, shape.neckY + 14, { ...cloth, height: collar.height ?? 60, inner: options.lining });
  } else if (collar.kind === 'folded') {
    const facing = collar.fabric ? { fabric: collar.fabric, paint: trim } : cloth;
    await foldedCollar(scene, shape.neckY + 6, { ...facing, size: collar.size ?? 1 });
  } else if (collar.kind === 'hood') {
    await hood(scene, shape.neckY + 4, { ...cloth, lining: options.lining, plush: options.plush });
  } else if (collar.kind === 'round') {
    await roundCollar(scene, shape.neckY + 10, { fabric: cloth.fabric, paint: trim });
  } else if (collar.kind === 'camp') {
    await campCollar(scene, shape.neckY, { fabric: cloth.fabric, paint: trim });
  } else if (collar.kind === 'rib') {
    await ribCollar(scene, shape.neckY, shape.throatY, { fabric: 'ribKnit', paint: trim });
  } else if ('breakY' in collar) {
    await openCollar(scene, shape.neckY, collar, { ...cloth, paint: trim });
  }
}

export async function drawRibHem(scene: Scene, { hem, hemY }: JacketShape, height: number, rib: Look) {
  const side = CENTRE - hem;
  const outline =
    `M${side + 2} ${hemY - 2}C${side + 70} ${hemY + 14} ${side + 150} ${hemY + 18} 450 ${hemY + 18}L450 ${hemY + height + 14}` +
    `C390 ${hemY + height + 16} ${side + 80} ${hemY + height + 12} ${side + 22} ${hemY + height}C${side + 12} ${hemY + height * 0.6} ${side + 6} ${hemY + height * 0.3} ${side + 2} ${hemY - 2}Z`;
  await pair(scene, outline, { ...rib, inflate: 24, puff: 0.62, castY: 2, cast: 0.2 });
}

export const armholeSeam = ({ shoulder, shoulderY, armpit, armpitY, armhole }: JacketShape): string =>
  seam(
    `M${CENTRE - shoulder + 3} ${shoulderY + 4}C${CENTRE - shoulder + armhole + 2} ${shoulderY + 90} ${CENTRE - armpit + 16} ${armpitY - 70} ${CENTRE - armpit + 4} ${armpitY}`,
    0.9,
  );

/** A hem of stitches along both fronts. */
/** The back, closed up to the neck. */
export function backOutline(shape: JacketShape): string {
  const { neck, neckY } = shape;
  const half = jacketFront({ ...shape, overlap: 1, corner: 0, throat: 'closed' });
  const nape = `M${CENTRE - neck} ${neckY}C${CENTRE - neck * 0.5} ${neckY - 18} ${CENTRE + neck * 0.5} ${neckY - 18} ${CENTRE + neck} ${neckY}L${CENTRE} ${neckY + 20}Z`;
  return area(half) + area(mirrorPath(half)) + area(nape);
}

export const hemStitch = (shape: JacketShape, rise = 16): string =>
  topstitch(
    `M${CENTRE - shape.hem + 4} ${shape.hemY - rise}C${CENTRE - shape.hem * 0.7} ${shape.hemY + 18 - rise} ${CENTRE - shape.hem * 0.4} ${shape.hemY + 22 - rise} ${CENTRE - 20} ${shape.hemY + 20 - rise}`,
    { opacity: 0.24, width: 1.3 },
  );
