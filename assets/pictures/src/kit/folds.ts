import type { Random } from '../engine/random.ts';
import { at, flip, type Point } from './paths.ts';

interface CreaseOptions {
  /** Units by which the middle bows sideways. */
  readonly bend?: number;
  readonly width?: number;
  /** -1..1; negative is a dent. */
  readonly lift?: number;
  /** Depth of the valley on its shadow side against the lift. */
  readonly valley?: number;
}

/** A fold of cloth: a tapered ridge with a valley on its shadow side. */
export function crease(
  [x0, y0]: Point,
  [x1, y1]: Point,
  { bend = 0, width = 14, lift = 0.8, valley = 0.75 }: CreaseOptions = {},
): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  const ribbon = (shift: number, size: number) => {
    const left: string[] = [];
    const right: string[] = [];
    for (let k = 0; k <= 12; k++) {
      const t = k / 12;
      const off = bend * Math.sin(Math.PI * t) + shift;
      const half = size * 0.5 * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.8;
      const x = x0 + (x1 - x0) * t;
      const y = y0 + (y1 - y0) * t;
      left.push(at(x + nx * (off + half), y + ny * (off + half)));
      right.unshift(at(x + nx * (off - half), y + ny * (off - half)));
    }
    return `M${[...left, ...right].join('L')}Z`;
  };
  const [up, down] = lift >= 0 ? ['#fff', '#000'] : ['#000', '#fff'];
  const strength = Math.abs(lift);
  return (
    `<path d="${ribbon(0, width)}" fill="${up}" opacity="${strength.toFixed(2)}"/>` +
    `<path d="${ribbon(width * 0.85, width * 0.9)}" fill="${down}" opacity="${(strength * valley).toFixed(2)}"/>`
  );
}

interface HangingOptions {
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
  readonly count?: number;
  readonly width?: number;
  readonly lift?: number;
  /** How far the folds run together upwards at `origin`, 0..1. */
  readonly flare?: number;
  readonly origin?: number;
}

/** Long folds that rise from a hem. */
export function hangingFolds(random: Random, options: HangingOptions): string {
  const { x0, x1, top, bottom, count = 5, width = 15, lift = 0.7, flare = 0, origin = (x0 + x1) / 2 } = options;
  let folds = '';
  for (let k = 0; k < count; k++) {
    const x = x0 + ((x1 - x0) * (k + 0.25 + random() * 0.5)) / count;
    const high = top + (bottom - top) * random() * 0.45;
    const upper = x + (origin - x) * flare + (random() - 0.5) * 20;
    folds += crease([upper, high], [x, bottom + 12], {
      bend: (random() - 0.5) * 26,
      width: width * (0.7 + random() * 0.6),
      lift: lift * (0.6 + random() * 0.5) * (random() < 0.8 ? 1 : -1),
    });
  }
  return folds;
}

interface FanOptions {
  /** Degrees: 0 to the right, 90 down. */
  readonly angle?: number;
  readonly spread?: number;
  readonly count?: number;
  readonly reach?: number;
  readonly width?: number;
  readonly lift?: number;
  /** Distance from the point at which the folds begin. */
  readonly start?: number;
}

/** Short folds that fan out from a point: armpits, elbows, crotch. */
export function fanFolds(random: Random, [x, y]: Point, options: FanOptions = {}): string {
  const { angle = 45, spread = 50, count = 4, reach = 90, width = 10, lift = 0.7, start = 12 } = options;
  let folds = '';
  for (let k = 0; k < count; k++) {
    const turn = ((angle + spread * ((k + 0.2 + random() * 0.6) / count - 0.5)) * Math.PI) / 180;
    const end = reach * (0.55 + random() * 0.6);
    const dx = Math.cos(turn);
    const dy = Math.sin(turn);
    folds += crease([x + dx * start, y + dy * start], [x + dx * end, y + dy * end], {
      bend: (random() - 0.5) * 18,
      width: width * (0.75 + random() * 0.5),
      lift: lift * (0.6 + random() * 0.5),
    });
  }
  return folds;
}

/** Left and right edge of a tube (sleeve, leg) at a height. */
export type Edges = (y: number) => readonly [left: number, right: number];

interface CrossOptions {
  readonly y0: number;
  readonly y1: number;
  readonly edges: Edges;
  readonly count?: number;
  readonly width?: number;
  readonly lift?: number;
  readonly tilt?: number;
}

/** Folds across a tube. */
export function crossFolds(random: Random, options: CrossOptions): string {
  const { y0, y1, edges, count = 4, width = 10, lift = 0.7, tilt = 14 } = options;
  let folds = '';
  for (let k = 0; k < count; k++) {
    const y = y0 + ((y1 - y0) * (k + 0.2 + random() * 0.6)) / count;
    const [left, right] = edges(y);
    const fromLeft = random() < 0.5;
    const start = left + (right - left) * (fromLeft ? 0.02 : 0.35 + random() * 0.2);
    const end = left + (right - left) * (fromLeft ? 0.5 + random() * 0.25 : 0.98);
    folds += crease([start, y + (random() - 0.5) * tilt], [end, y + (random() - 0.5) * tilt * 2], {
      bend: 5 + random() * 9,
      width: width * (0.7 + random() * 0.6),
      lift: lift * (0.55 + random() * 0.5),
    });
  }
  return folds;
}

interface GatherOptions {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Negative: upwards. */
  readonly length?: number;
  readonly count?: number;
  readonly width?: number;
  readonly lift?: number;
}

/** Cloth gathered along a line: many short folds that run down from it. */
export function gathers(random: Random, options: GatherOptions): string {
  const { x0, x1, y, length = 60, count = 16, width = 6, lift = 0.7 } = options;
  let folds = '';
  for (let k = 0; k < count; k++) {
    const x = x0 + ((x1 - x0) * (k + 0.3 + random() * 0.4)) / count;
    const end: Point = [x + (random() - 0.5) * 16, y + length * (0.5 + random() * 0.8)];
    folds += crease([x, y], end, { bend: (random() - 0.5) * 6, width, lift });
  }
  return folds;
}

/** The same kind of folds on both sides, but not the same folds. */
export const bothSides = (draw: () => string): string => draw() + flip(draw());
