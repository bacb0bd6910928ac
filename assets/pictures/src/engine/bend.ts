import type { Frame } from './frame.ts';
import { at, clamp } from './numbers.ts';
import { createNoise } from './random.ts';

/** Where on the sheet the cloth that shows at each pixel was drawn. */
export interface Bend {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The furthest that anything moves, in units of the sheet. */
  readonly reach: number;
}

/** Pixels between two points at which the waves are computed: they are far longer. */
const STEP = 8;

/** A slow function of the sheet at every pixel of a frame: computed at few points, in straight lines between them. */
function spreadOver({ width, height, left, top, scale }: Frame, wave: (x: number, y: number) => number): Float32Array {
  const columns = Math.ceil(width / STEP) + 1;
  const knots = new Float32Array(columns * (Math.ceil(height / STEP) + 1)).map((_, i) =>
    wave(left + ((i % columns) * STEP + 0.5) / scale, top + (Math.floor(i / columns) * STEP + 0.5) / scale),
  );
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = (y % STEP) / STEP;
    for (let x = 0; x < width; x++) {
      const across = (x % STEP) / STEP;
      const knot = Math.floor(y / STEP) * columns + Math.floor(x / STEP);
      const upper = at(knots, knot) * (1 - across) + at(knots, knot + 1) * across;
      const lower = at(knots, knot + columns) * (1 - across) + at(knots, knot + columns + 1) * across;
      values[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return values;
}

/**
 * Moves the drawing by slow waves so that cloth loses the stiffness of a mirrored drawing.
 * The waves belong to the sheet, not to the frame: a close-up bends like the whole.
 */
export function createBend(frame: Frame, seed: number, amount: number): Bend {
  const noise = createNoise(seed * 101 + 7);
  const wave = (a: number, b: number) => noise(a, b) * 2 - 1;
  const sway = (x: number, y: number) => amount * (wave(x / 310 + 9, y / 290) + 0.3 * wave(x / 97 + 31, y / 104));
  const lift = (x: number, y: number) => amount * (wave(x / 300 + 77, y / 320) + 0.3 * wave(x / 101, y / 93 + 55));
  return {
    x: spreadOver(frame, (x, y) => x + (amount ? sway(x, y) : 0)),
    y: spreadOver(frame, (x, y) => y + (amount ? lift(x, y) : 0)),
    reach: clamp(amount * 1.3, 0, 60),
  };
}
