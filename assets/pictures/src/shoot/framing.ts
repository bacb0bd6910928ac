import { type Frame, SHEET } from '../engine/frame.ts';
import { at } from '../engine/numbers.ts';
import type { Scene } from '../engine/scene.ts';

/** Where goods lie on the sheet. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Shares of the picture that goods may fill: 10 % air and a little more at the sides. */
const WIDEST = 0.78;
const TALLEST = 0.8;

/** Small goods are enlarged no more than this, or their cloth would look coarse beside the others'. */
const NEAREST = 1.16;

/** The whole sheet with room for what is drawn over its edge, coarsely. */
export const SCOUT: Frame = { left: -90, top: -90, width: 216, height: 276, scale: 0.2 };

export function boundsOf({ frame, cover }: Scene): Bounds {
  let left = frame.width;
  let right = 0;
  let top = frame.height;
  let bottom = 0;
  for (let i = 0; i < cover.length; i++) {
    if (at(cover, i) < 0.5) continue;
    const x = i % frame.width;
    const y = Math.floor(i / frame.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    left: frame.left + left / frame.scale,
    top: frame.top + top / frame.scale,
    right: frame.left + right / frame.scale,
    bottom: frame.top + bottom / frame.scale,
  };
}

/** The frame `width` pixels wide in which the goods stand in the middle with air around them. */
export function frameAround({ left, top, right, bottom }: Bounds, width: number): Frame {
  const height = Math.round((width * SHEET.height) / SHEET.width);
  const scale = Math.min(
    (width * WIDEST) / (right - left),
    (height * TALLEST) / (bottom - top),
    (width / SHEET.width) * NEAREST,
  );
  return {
    left: (left + right) / 2 - width / scale / 2,
    top: (top + bottom) / 2 - height / scale / 2,
    width,
    height,
    scale,
  };
}

/** Share of a cut's close-up that is shown: near enough to see the stitches. */
const CLOSER = 0.84;

/** The frame of a close-up. */
export function closeUpFrame({ x, y, width: units }: { x: number; y: number; width: number }, width: number): Frame {
  const height = Math.round((width * SHEET.height) / SHEET.width);
  const shown = units * CLOSER;
  const scale = width / shown;
  return { left: x - shown / 2, top: y - height / scale / 2, width, height, scale };
}
