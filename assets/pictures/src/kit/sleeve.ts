import type { Random } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { crease, crossFolds, type Edges, fanFolds, hangingFolds } from './folds.ts';
import { at, flip, mirrorPath, type Point } from './paths.ts';
import { type Look, piece } from './pieces.ts';

interface SleeveShape {
  readonly shoulder: Point;
  readonly armpit: Point;
  /** Middle of the sleeve's end. */
  readonly cuff: Point;
  /** Width at the end and at the upper arm. */
  readonly width: number;
  readonly biceps: number;
  /** Fullness gathered into the armhole. */
  readonly puff?: number;
  /** The shoulder ends in a corner and the arm hangs down beside the body; otherwise both are one round. */
  readonly setIn?: boolean;
}

/** A left sleeve, ready to be drawn. */
export interface Sleeve {
  readonly path: string;
  readonly edges: Edges;
  /** Turn of the cloth. */
  readonly angle: number;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly cuff: Point;
  readonly elbowY: number;
  /** Band at the end of the sleeve: its height, width and place along the sleeve. */
  readonly band: (height: number, width?: number, offset?: number) => string;
}

const SHORT = 140;

interface Axis {
  readonly middle: Point;
  readonly length: number;
  /** Direction to the cuff. */
  readonly x: number;
  readonly y: number;
}

function axisOf({ armpit, cuff, biceps, setIn }: SleeveShape): Axis {
  const middle: Point = [armpit[0] - biceps * (setIn ? 0.22 : 0.42), armpit[1] - 14];
  const length = Math.hypot(cuff[0] - middle[0], cuff[1] - middle[1]);
  return { middle, length, x: (cuff[0] - middle[0]) / length, y: (cuff[1] - middle[1]) / length };
}

/** Shoulder to the outer end: a short sleeve falls straight, a long one bends at the upper arm. */
function outerEdge(
  { shoulder: [sx, sy], biceps, puff = 0, setIn }: SleeveShape,
  { middle, length, x, y }: Axis,
  [ox, oy]: Point,
) {
  if (length < SHORT) return `C${at(sx - 42, sy + 22)} ${at(ox + 46, oy - 96)} ${at(ox, oy)}`;
  const reach = length * 0.34;
  const bx = middle[0] - y * biceps * 0.5;
  const by = middle[1] + x * biceps * 0.5;
  if (setIn)
    return (
      `C${at(sx - 13, sy + 1)} ${at(sx - 29, sy + 7)} ${at(sx - 38, sy + 30)}` +
      `C${at(sx - 48, sy + 62)} ${at(bx - x * 70, by - y * 70)} ${at(bx, by)}` +
      `C${at(bx + x * reach, by + y * reach)} ${at(ox - x * reach - 3, oy - y * reach)} ${at(ox, oy)}`
    );
  return (
    `C${at(sx - 40 - puff, sy + 14 - puff * 0.9)} ${at(bx + 24 - puff, by - 96)} ${at(bx, by)}` +
    `C${at(bx + x * reach - 7, by + y * reach)} ${at(ox - x * reach - y * puff * 0.8, oy - y * reach)} ${at(ox, oy)}`
  );
}

export function sleeve(shape: SleeveShape): Sleeve {
  const { shoulder, armpit, cuff, width, biceps, puff = 0 } = shape;
  const axis = axisOf(shape);
  const { x, y, middle } = axis;
  const outer: Point = [cuff[0] - (y * width) / 2, cuff[1] + (x * width) / 2];
  const inner: Point = [cuff[0] + (y * width) / 2, cuff[1] - (x * width) / 2];
  const reach = axis.length * 0.34;

  const path =
    `M${at(...shoulder)}${outerEdge(shape, axis, outer)}` +
    `C${at(outer[0] + x * 5 + y * width * 0.3, outer[1] + y * 5 - x * width * 0.3)} ` +
    `${at(inner[0] + x * 5 - y * width * 0.3, inner[1] + y * 5 + x * width * 0.3)} ${at(...inner)}` +
    `C${at(inner[0] - x * reach * 1.1 + 5 + y * puff * 0.5, inner[1] - y * reach * 1.1)} ` +
    `${at(armpit[0] + x * reach * 0.7, armpit[1] + y * reach * 0.7)} ${at(...armpit)}` +
    `C${at(armpit[0] + 40, armpit[1] - 60)} ${at(shoulder[0] + 40, shoulder[1] + 70)} ${at(...shoulder)}Z`;

  const edges: Edges = (height) => {
    const t = Math.min(1.1, Math.max(0, (height - middle[1]) / (cuff[1] - middle[1])));
    const centre = middle[0] + (cuff[0] - middle[0]) * t;
    const half = (biceps * (1 - t) + width * t) / 2;
    return [centre - half, centre + half];
  };

  const band = (height: number, bandWidth = width, offset = 0) => {
    const q = (side: number, along: number) =>
      at(
        cuff[0] - (y * side * bandWidth) / 2 + x * (along + offset),
        cuff[1] + (x * side * bandWidth) / 2 + y * (along + offset),
      );
    return (
      `M${q(1.06, -4)}L${q(1, height)}C${q(0.4, height + 5)} ${q(-0.4, height + 5)} ${q(-1, height)}` +
      `L${q(-1.06, -4)}C${q(-0.4, 1)} ${q(0.4, 1)} ${q(1.06, -4)}Z`
    );
  };
  const elbowY = middle[1] + (cuff[1] - middle[1]) * 0.42;
  return { path, edges, band, angle: Math.atan2(x, y), shoulder, armpit, cuff, elbowY };
}

interface SleeveFolds {
  readonly amount?: number;
  readonly width?: number;
  /** Folds above the wrist. */
  readonly wrist?: number;
}

/** Folds of a left sleeve: armpit, elbow, wrist. */
export function sleeveFolds(
  random: Random,
  s: Sleeve,
  { amount = 1, width = 10, wrist = 3 }: SleeveFolds = {},
): string {
  const length = s.cuff[1] - s.armpit[1];
  const armpit = fanFolds(random, [s.armpit[0] - 4, s.armpit[1] + 8], {
    angle: 205,
    spread: 70,
    count: 3,
    reach: Math.min(120, 50 + length * 0.25),
    width,
    lift: 0.7 * amount,
  });
  if (length <= 150) {
    const [left, right] = s.edges(s.cuff[1]);
    const hem = { x0: left + 14, x1: right - 8, top: s.shoulder[1] + 60, bottom: s.cuff[1] };
    return armpit + hangingFolds(random, { ...hem, count: 3, width, lift: 0.5 * amount });
  }
  const elbow = { y0: s.elbowY - 70, y1: s.elbowY + 80, edges: s.edges };
  const end = { y0: s.cuff[1] - 110, y1: s.cuff[1] - 12, edges: s.edges };
  const upperArm = crease([s.shoulder[0] - 52, s.shoulder[1] + 90], [s.edges(s.elbowY)[0] + 34, s.elbowY - 60], {
    bend: 8,
    width: width * 1.4,
    lift: 0.45 * amount,
  });
  return (
    armpit +
    crossFolds(random, { ...elbow, count: 5, width, lift: 0.75 * amount }) +
    crossFolds(random, { ...end, count: wrist, width: width * 0.9, lift: 0.7 * amount }) +
    upperArm
  );
}

/** Offsets that keep the cloth in place at a point when its grain is turned. */
function pivot(x: number, y: number, angle: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { offsetU: x - (x * cos - y * sin), offsetV: y - (x * sin + y * cos) };
}

interface SleevePair extends Look {
  readonly random: Random;
  readonly creases?: SleeveFolds;
  /** Folds of its own instead of the usual ones. */
  readonly drawFolds?: (random: Random) => string;
}

/** Both sleeves, each with its own folds. */
export async function sleevePair(scene: Scene, left: Sleeve, { random, creases, drawFolds, ...look }: SleevePair) {
  for (const mirrored of [false, true]) {
    const angle = mirrored ? -left.angle : left.angle;
    const folds = drawFolds ? drawFolds(random) : sleeveFolds(random, left, creases);
    await piece(scene, mirrored ? mirrorPath(left.path) : left.path, {
      inflate: 46,
      drape: 4,
      drapeX: 60,
      drapeY: 90,
      cast: 0.2,
      castBlur: 8,
      castX: 3,
      castY: 5,
      ...look,
      folds: mirrored ? flip(folds) : folds,
      angle,
      ...pivot(mirrored ? 900 - left.armpit[0] : left.armpit[0], left.armpit[1], angle),
    });
  }
}
