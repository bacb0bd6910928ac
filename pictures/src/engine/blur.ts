import { at, clamp } from './numbers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

function blurRows(source: Float32Array, target: Float32Array, { width, height }: Size, radius: number) {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += at(source, row + clamp(x, 0, width - 1));
    for (let x = 0; x < width; x++) {
      target[row + x] = sum * share;
      sum += at(source, row + Math.min(width - 1, x + radius + 1)) - at(source, row + Math.max(0, x - radius));
    }
  }
}

function blurColumns(source: Float32Array, target: Float32Array, { width, height }: Size, radius: number) {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, 0, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x] = at(sums, x) + at(source, row + x);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = Math.min(height - 1, y + radius + 1) * width;
    const leaving = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      target[row + x] = at(sums, x) * share;
      sums[x] = at(sums, x) + at(source, entering + x) - at(source, leaving + x);
    }
  }
}

/** Three box blurs: nearly a Gaussian, at the same cost for every radius (pixels). Edges go on as they end. */
export function blur(samples: Float32Array, size: Size, radius: number): Float32Array {
  const reach = Math.round(radius);
  const blurred = Float32Array.from(samples);
  if (reach < 1) return blurred;
  const rows = new Float32Array(samples.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(blurred, rows, size, reach);
    blurColumns(rows, blurred, size, reach);
  }
  return blurred;
}
