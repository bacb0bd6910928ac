import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { topstitch } from '../../kit/ink.ts';
import { beltLoop, insideWaist, LEGS, type LegsShape, legsOf, waistband } from '../../kit/legs.ts';
import { both, CENTRE } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { clothesShadow } from '../../kit/shadows.ts';
import { button, cord, stud } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, clothOf } from '../cut.ts';
import { foldsOf, seamsOf } from './trousers-lines.ts';
import type { TrousersOptions, TrousersPattern } from './trousers-pattern.ts';

/** A band at the end of a leg, `from` above the hem down to `to` below it. */
function hemBand({ hemOut, hemIn, hemY }: LegsShape, from: number, to: number, grow = 4): string {
  const [left, right] = [CENTRE - hemOut - grow, CENTRE - hemIn + grow];
  const third = (right - left) / 3;
  return (
    `M${left} ${hemY - from}C${left + third} ${hemY - from + 8} ${right - third} ${hemY - from + 10} ${right} ${hemY - from + 4}L${right} ${hemY + to + 4}` +
    `C${right - third} ${hemY + to + 10} ${left + third} ${hemY + to + 9} ${left} ${hemY + to}Z`
  );
}

async function drawWaist(
  scene: Scene,
  random: Random,
  { legs, waist, fly }: TrousersPattern,
  cloth: PaintedCloth,
  options: TrousersOptions,
) {
  const { top, waist: half } = legs;
  const outline = waistband({ half, top }, waist.height, waist.kind === 'elastic' ? 8 : 5);
  if (waist.kind === 'elastic') {
    const folds = gathers(random, {
      x0: CENTRE - half,
      x1: CENTRE + half,
      y: top,
      length: waist.height,
      count: 28,
      width: 6,
      lift: 0.75,
    });
    await piece(scene, outline, { ...BAND, ...cloth, inflate: 22, puff: 0.6, folds, foldBlur: 3, foldDepth: 15 });
  } else {
    await piece(scene, outline, { ...BAND, ...cloth, inflate: 15, puff: 0.48, castY: 5 });
    if (fly)
      await button(scene, [CENTRE + 6, top + waist.height * 0.62], { radius: 10, color: options.buttons ?? '#5a4a38' });
  }
  for (const x of waist.loops ? [CENTRE - half * 0.68, CENTRE + half * 0.68] : []) {
    await piece(scene, beltLoop(x, top - 4, waist.height + 14), {
      ...BAND,
      ...cloth,
      inflate: 5,
      puff: 0.6,
      cast: 0.35,
    });
  }
  if (waist.cords) await drawCords(scene, top + waist.height * 0.7, options.cords ?? '#e6dfd0');
}

async function drawCords(scene: Scene, y: number, color: string) {
  const string = { fabric: 'canvas', paint: color } as const;
  await cord(
    scene,
    `M432 ${y}C418 ${y + 48} 430 ${y + 88} 418 ${y + 130}L427 ${y + 132}C440 ${y + 90} 428 ${y + 50} 442 ${y + 4}Z`,
    string,
  );
  await cord(
    scene,
    `M462 ${y + 2}C480 ${y + 50} 466 ${y + 78} 478 ${y + 112}L487 ${y + 109}C476 ${y + 76} 490 ${y + 48} 472 ${y}Z`,
    string,
  );
  await stud(scene, [436, y - 2], { radius: 6 });
  await stud(scene, [466, y - 2], { radius: 6 });
}

async function drawTrousers(pattern: TrousersPattern, scene: Scene, options: TrousersOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, pattern.fabric);
  const legs = legsOf(pattern.legs);
  const { hem = 'stitched', flowing } = pattern;
  await clothesShadow(scene, legs.path);
  await insideWaist(scene, { half: legs.waist, top: legs.top }, cloth);
  await piece(scene, legs.path, {
    ...cloth,
    ...LEGS,
    inflate: flowing ? 84 : 76,
    drape: 5,
    drapeY: flowing ? 280 : 110,
    folds: foldsOf(random, legs, pattern),
    foldBlur: flowing ? 8 : 6,
    foldDepth: flowing ? 50 : 43,
  });
  await ink(scene, seamsOf(pattern));
  if (hem === 'stitched') {
    const [left, right, y] = [CENTRE - legs.hemOut + 4, CENTRE - legs.hemIn - 3, legs.hemY];
    await ink(
      scene,
      both(
        topstitch(`M${left} ${y - 18}C${left + 26} ${y - 8} ${right - 30} ${y - 6} ${right} ${y - 12}`, {
          opacity: 0.3,
        }),
      ),
    );
  }
  if (hem === 'turned')
    await pair(scene, hemBand(legs, 44, 10), { ...BAND, ...cloth, inflate: 14, puff: 0.5, castY: -4 });
  if (hem === 'ribbed') {
    await pair(scene, hemBand(legs, 10, 62, -8), {
      ...BAND,
      fabric: 'ribKnit',
      paint: cloth.paint,
      inflate: 20,
      puff: 0.65,
      castY: 2,
    });
  }
  await pattern.finish?.(scene, options, cloth, random);
  await drawWaist(scene, random, pattern, cloth, options);
  await pattern.last?.(scene, options, cloth, random);
}

/** The cut that a pattern describes. */
export const createTrousers = ({ behind, ...pattern }: TrousersPattern): Cut<TrousersOptions> => ({
  name: pattern.name,
  bend: pattern.bend ?? 8,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawTrousers(pattern, scene, options),
  ...(behind && { behind: { draw: (scene, options) => behind(scene, options, clothOf(options, pattern.fabric)) } }),
});
