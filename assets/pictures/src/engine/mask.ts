import { type Box, growBox } from './frame.ts';
import { at } from './numbers.ts';

/** How much of each pixel in a box a shape covers, 0..1; nothing is covered outside the box. */
export interface Mask extends Box {
  readonly coverage: Float32Array;
}

/** Less than this is not worth a pixel's work. */
export const FAINT = 0.003;

/** Visits the pixels that two boxes share, with the place of each in both. */
function overlap(a: Box, b: Box, visit: (inA: number, inB: number) => void) {
  const left = Math.max(a.left, b.left);
  const right = Math.min(a.left + a.width, b.left + b.width);
  const top = Math.max(a.top, b.top);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      visit((y - a.top) * a.width + x - a.left, (y - b.top) * b.width + x - b.left);
    }
  }
}

/** The part of `mask` that lies inside `other`. */
export function inside(mask: Mask, other: Mask): Mask {
  const coverage = new Float32Array(mask.coverage.length);
  overlap(mask, other, (i, j) => {
    coverage[i] = at(mask.coverage, i) * at(other.coverage, j);
  });
  return { ...mask, coverage };
}

/** The part of `mask` that lies outside `other`. */
export function outside(mask: Mask, other: Mask): Mask {
  const coverage = Float32Array.from(mask.coverage);
  overlap(mask, other, (i, j) => {
    coverage[i] = at(mask.coverage, i) * (1 - at(other.coverage, j));
  });
  return { ...mask, coverage };
}

/** The same mask in a box with `margin` empty pixels around it, as far as the frame reaches. */
export function padded(mask: Mask, margin: number, frame: Parameters<typeof growBox>[2]): Mask {
  const box = growBox(mask, margin, frame);
  const coverage = new Float32Array(box.width * box.height);
  overlap(mask, box, (i, j) => {
    coverage[j] = at(mask.coverage, i);
  });
  return { ...box, coverage };
}
