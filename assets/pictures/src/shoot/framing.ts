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

/** Where a second close-up may look, in shares of the goods. */
const PLACES = [0.2, 0.5, 0.8].flatMap((down) => [0.25, 0.5, 0.75].map((across) => ({ across, down })));

/** Share of a close-up that goods should fill: less would show mostly ground. */
const FILLED = 0.55;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The place for a second close-up: as far from the first as goods fill it. */
export function otherPlace(first: Place, scene: Scene): Place {
  const { left, top, right, bottom } = boundsOf(scene);
  const places = PLACES.map(({ across, down }) => {
    const place = { ...first, x: left + (right - left) * across, y: top + (bottom - top) * down };
    const filled = filledShare(place, scene);
    return { place, value: Math.hypot(place.x - first.x, place.y - first.y) * Math.min(1, filled / FILLED) };
  });
  return places.reduce((best, one) => (one.value > best.value ? one : best)).place;
}

function filledShare({ x, y, width }: Place, { frame, cover }: Scene): number {
  const height = (width * SHEET.height) / SHEET.width;
  let [filled, all] = [0, 0];
  for (let i = 0; i < cover.length; i++) {
    const across = frame.left + (i % frame.width) / frame.scale - x;
    const down = frame.top + Math.floor(i / frame.width) / frame.scale - y;
    if (Math.abs(across) > width / 2 || Math.abs(down) > height / 2) continue;
    all += 1;
    filled += at(cover, i);
  }
  return all ? filled / all : 0;
}
