import type { Frame } from './frame.ts';
import { clamp } from './numbers.ts';
import { createNoise } from './random.ts';

/** Where on the sheet the cloth that shows at each pixel was drawn. */
export interface Bend {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The furthest that anything moves, in units of the sheet. */
  readonly reach: number;
}

/**
 * Moves the drawing by slow waves so that cloth loses the stiffness of a mirrored drawing.
 * The waves belong to the sheet, not to the frame: a close-up bends like the whole.
 */
export function createBend(frame: Frame, seed: number, amount: number): Bend {
  const { width, height, left, top, scale } = frame;
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  const noise = createNoise(seed * 101 + 7);
  const wave = (a: number, b: number) => noise(a, b) * 2 - 1;

  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const sx = left + (column + 0.5) / scale;
      const sy = top + (row + 0.5) / scale;
      x[i] = sx;
      y[i] = sy;
      if (!amount) continue;
      x[i] = sx + amount * (wave(sx / 310 + 9, sy / 290) + 0.3 * wave(sx / 97 + 31, sy / 104));
      y[i] = sy + amount * (wave(sx / 300 + 77, sy / 320) + 0.3 * wave(sx / 101, sy / 93 + 55));
    }
  }
  return { x, y, reach: clamp(amount * 1.3, 0, 60) };
}
