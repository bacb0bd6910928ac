import type { Random } from '../engine/random.ts';
import { crossFolds, type Edges, fanFolds } from './folds.ts';
import { at, type Point } from './paths.ts';
import type { Sleeve } from './sleeve.ts';

interface BentSleeveShape {
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly elbow: Point;
  /** Middle of the sleeve's end: it may lie behind the body. */
  readonly cuff: Point;
  readonly width: number;
  readonly biceps: number;
}

const towards = ([x0, y0]: Point, [x1, y1]: Point): Point => {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return [(x1 - x0) / length, (y1 - y0) / length];
};

const step = ([x, y]: Point, [dx, dy]: Point, length: number): Point => [x + dx * length, y + dy * length];

/** To the left of a direction: outwards on a left sleeve. */
const outwards = ([dx, dy]: Point): Point => [-dy, dx];

/** A left sleeve bent at the elbow, as if the hand were in a back pocket. */
export function bentSleeve(shape: BentSleeveShape): Sleeve {
  const { shoulder, armpit, elbow, cuff, width, biceps } = shape;
  const middle: Point = [armpit[0] - biceps * 0.42, armpit[1] - 14];
  const upper = towards(middle, elbow);
  const lower = towards(elbow, cuff);
  const along = towards([0, 0], [upper[0] + lower[0], upper[1] + lower[1]]);
  const elbowWidth = (biceps + width) / 2;
  const outerElbow = step(elbow, outwards(along), elbowWidth * 0.56);
  const innerElbow = step(elbow, outwards(along), -elbowWidth * 0.44);
  const outerArm = step(middle, outwards(upper), biceps / 2);
  const outerCuff = step(cuff, outwards(lower), width / 2);
  const innerCuff = step(cuff, outwards(lower), -width / 2);

  const curve = (from: Point, leave: Point, to: Point, arrive: Point, share = 0.36) => {
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * share;
    return `C${at(...step(from, leave, reach))} ${at(...step(to, arrive, -reach))} ${at(...to)}`;
  };
  const back = ([dx, dy]: Point): Point => [-dx, -dy];
  const path =
    `M${at(...shoulder)}C${at(shoulder[0] - 40, shoulder[1] + 14)} ${at(outerArm[0] + 26, outerArm[1] - 96)} ${at(...outerArm)}` +
    curve(outerArm, upper, outerElbow, along) +
    curve(outerElbow, along, outerCuff, lower) +
    `L${at(...innerCuff)}` +
    curve(innerCuff, back(lower), innerElbow, back(along), 0.2) +
    curve(innerElbow, back(along), armpit, back(upper), 0.3) +
    `C${at(armpit[0] + 40, armpit[1] - 60)} ${at(shoulder[0] + 40, shoulder[1] + 70)} ${at(...shoulder)}Z`;

  const edges: Edges = (y) => {
    const above = y < elbow[1];
    const [from, to] = above ? [middle, elbow] : [elbow, cuff];
    const t = Math.min(1, Math.max(0, (y - from[1]) / (to[1] - from[1] || 1)));
    const centre = from[0] + (to[0] - from[0]) * t;
    const half = (above ? biceps : width) / 2;
    return [centre - half, centre + half];
  };
  return { path, edges, band: () => '', angle: Math.atan2(...upper) * 0.8, shoulder, armpit, cuff, elbowY: elbow[1] };
}

/** Folds of a bent sleeve: cloth crowds on the inside of the elbow. */
export function bentSleeveFolds(random: Random, sleeve: Sleeve, width = 14): string {
  const [left, right] = sleeve.edges(sleeve.elbowY - 1);
  const inside: Point = [right - (right - left) * 0.06, sleeve.elbowY - 6];
  return (
    fanFolds(random, inside, {
      angle: 186,
      spread: 110,
      count: 6,
      reach: (right - left) * 1.02,
      width,
      lift: 0.8,
      start: 4,
    }) +
    fanFolds(random, [sleeve.armpit[0] - 4, sleeve.armpit[1] + 8], {
      angle: 205,
      spread: 70,
      count: 3,
      reach: 110,
      width,
      lift: 0.7,
    }) +
    crossFolds(random, {
      y0: sleeve.elbowY + 50,
      y1: sleeve.cuff[1] - 20,
      edges: sleeve.edges,
      count: 3,
      width,
      lift: 0.5,
    })
  );
}
