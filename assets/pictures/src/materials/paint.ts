import { linearOf, mixRgb, type Rgb } from '../engine/color.ts';
import { fraction, smoothstep } from '../engine/numbers.ts';
import type { Paint } from '../engine/part-options.ts';

/** Half the width of the soft edge of everything printed or woven, in units: hard edges would show steps. */
const EDGE = 0.55;

/** 1 where `distance` is negative (inside a motif), 0 where it is positive. */
export const within = (distance: number): number => 1 - smoothstep(-EDGE, EDGE, distance);

export const solid = (hex: string): Paint => {
  const color = linearOf(hex);
  return () => color;
};

/** The paint darkened to a share of what the eye sees: cloth inside a neck, the rear of a pair. */
export const shaded = (paint: Paint, share: number): Paint => {
  const light = share ** 2.2;
  return (u, v, x, y) => {
    const [red, green, blue] = paint(u, v, x, y);
    return [red * light, green * light, blue * light];
  };
};

/** 0..1 along bands that begin every `pitch` units and fill `share` of it. */
export function band(position: number, pitch: number, share: number): number {
  const t = fraction(position / pitch) * pitch;
  const half = (share * pitch) / 2;
  const distance = Math.abs(t - half) - half;
  const next = pitch - t;
  return Math.max(within(distance), within(next));
}

export const over = (ground: Rgb, ink: Rgb, share: number): Rgb => {
  if (share <= 0) return ground;
  return share >= 1 ? ink : mixRgb(ground, ink, share);
};
