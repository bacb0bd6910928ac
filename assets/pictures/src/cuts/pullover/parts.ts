import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { gathers } from '../../kit/folds.ts';
import { seam, strip, topstitch } from '../../kit/ink.ts';
import { sleeveFor } from '../../kit/jacket-shape.ts';
import { frontBand, type Neckline, rolledNeck, standingNeck } from '../../kit/necklines.ts';
import { both, CENTRE, symmetric } from '../../kit/paths.ts';
import { BAND, ink, pair, piece } from '../../kit/pieces.ts';
import { type Sleeve, sleeveFolds, sleevePair } from '../../kit/sleeve.ts';
import type { TorsoShape } from '../../kit/torso.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import type { PulloverPattern } from './pattern.ts';

/** The neckline of the front: a collar hides a round one. */
export const frontKind = (neck: PulloverPattern['neck']): Neckline =>
  neck === 'standing' || neck === 'rolled' || neck === 'own' ? 'round' : neck;

function armFolds(random: Random, arm: Sleeve, { sleeve, folds = 14, ribbed }: PulloverPattern): string {
  const [left, right] = arm.edges(arm.cuff[1]);
  const full = (sleeve?.puff ?? 0) > 16;
  return (
    sleeveFolds(random, arm, { width: folds, wrist: ribbed ? 3 : 2, amount: 0.95 }) +
    (full ? gathers(random, { x0: left, x1: right, y: arm.cuff[1], length: -130, count: 8, width: 11, lift: 0.8 }) : '')
  );
}

/** Ribbed hem: a little narrower than the body. */
function hemOf({ hem, hemY, dip }: TorsoShape, height: number): string {
  const side = CENTRE - hem;
  return symmetric(
    `M${CENTRE} ${hemY + dip - 6}C390 ${hemY + dip - 4} ${side + 70} ${hemY + dip - 8} ${side + 2} ${hemY - 8}` +
      `C${side + 8} ${hemY + height * 0.4} ${side + 14} ${hemY + height * 0.8} ${side + 22} ${hemY + height}` +
      `C${side + 90} ${hemY + height + 10} 390 ${hemY + height + 12} ${CENTRE} ${hemY + height + 12}`,
  );
}

/** Hem, and the armholes of what has no sleeves. */
export async function drawEdges(scene: Scene, pattern: PulloverPattern, rib: PaintedCloth, arm: Sleeve | null) {
  const { shape, ribbed, armhole = 12 } = pattern;
  if (ribbed)
    await piece(scene, hemOf(shape, ribbed.hem), { ...BAND, ...rib, inflate: 25, puff: 0.66, castY: 2, cast: 0.22 });
  else {
    const [side, y] = [CENTRE - shape.hem, shape.hemY];
    await ink(
      scene,
      both(
        topstitch(
          `M${side + 3} ${y - 16}C${side + 80} ${y + shape.dip - 14} 390 ${y + shape.dip - 12} 450 ${y + shape.dip - 12}`,
          { opacity: 0.22 },
        ),
      ),
    );
  }
  if (arm) return;
  const { shoulder, shoulderY, armpit, armpitY } = shape;
  const edge = `M${CENTRE - shoulder} ${shoulderY}C${CENTRE - shoulder + armhole} ${shoulderY + 70} ${CENTRE - armpit + armhole + 10} ${armpitY - 70} ${CENTRE - armpit} ${armpitY}`;
  await piece(scene, both(strip(edge, ribbed ? 22 : 12, 'butt')), {
    ...BAND,
    ...rib,
    inflate: 8,
    puff: 0.7,
    cast: 0.24,
  });
}

export async function drawArms(
  scene: Scene,
  random: Random,
  pattern: PulloverPattern,
  cloth: PaintedCloth,
  rib: PaintedCloth,
) {
  const { sleeve, ribbed, shape } = pattern;
  if (!sleeve) return null;
  const arm = sleeveFor(shape, sleeve);
  await sleevePair(scene, arm, {
    ...cloth,
    random,
    drawFolds: (own) => armFolds(own, arm, pattern),
    foldDepth: ribbed ? 46 : 40,
    foldBlur: ribbed ? 9 : 6,
    inflate: ribbed ? 54 : 46,
    puff: ribbed ? 0.8 : 0.66,
  });
  if (ribbed) {
    await pair(scene, arm.band(ribbed.cuff, Math.min(sleeve.width * 0.94, 84)), {
      ...BAND,
      ...rib,
      angle: arm.angle,
      inflate: 18,
      puff: 0.65,
    });
  }
  return arm;
}

export async function drawNeck(scene: Scene, pattern: PulloverPattern, rib: PaintedCloth) {
  const { neck, shape, band = 22 } = pattern;
  if (neck === 'standing') return standingNeck(scene, shape, rib);
  if (neck === 'rolled') return rolledNeck(scene, shape, rib);
  if (neck !== 'own') await frontBand(scene, shape, { ...rib, kind: neck, width: band });
}

/** Where a set-in sleeve is sewn in. */
export const armholeSeam = ({ shoulder, shoulderY, armpit, armpitY }: TorsoShape): string =>
  seam(
    `M${CENTRE - shoulder + 2} ${shoulderY + 4}C${CENTRE - shoulder + 14} ${shoulderY + 84} ${CENTRE - armpit + 22} ${armpitY - 64} ${CENTRE - armpit + 4} ${armpitY}`,
    0.85,
  );
