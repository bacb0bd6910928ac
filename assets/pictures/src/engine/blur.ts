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

/** From this radius on a wide blur is made of a smaller drawing: nobody sees the difference, and it costs a tenth. */
const WIDE = 24;
const SHRUNK = 4;

/** Mean of each block of pixels; blocks at the far edges may be smaller. */
function shrink(samples: Float32Array, { width, height }: Size, small: Size): Float32Array {
  const sums = new Float32Array(small.width * small.height);
  const counts = new Float32Array(sums.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / SHRUNK) * small.width;
    for (let x = 0; x < width; x++) {
      const block = row + Math.floor(x / SHRUNK);
      sums[block] = at(sums, block) + at(samples, y * width + x);
      counts[block] = at(counts, block) + 1;
    }
  }
  return sums.map((sum, block) => sum / at(counts, block));
}

/** For each pixel of a line the block before it and the share of the block after that. */
function between(pixels: number, blocks: number) {
  const last = Math.max(0, blocks - 2);
  const places = Float32Array.from({ length: pixels }, (_, pixel) =>
    clamp((pixel + 0.5) / SHRUNK - 0.5, 0, blocks - 1),
  );
  const first = places.map((place) => Math.min(Math.floor(place), last));
  return { first, share: places.map((place, pixel) => place - at(first, pixel)) };
}

function enlarge(small: Float32Array, { width: columns, height: rows }: Size, { width, height }: Size): Float32Array {
  const samples = new Float32Array(width * height);
  const across = between(width, columns);
  const down = between(height, rows);
  const next = columns > 1 ? 1 : 0;
  const below = rows > 1 ? columns : 0;
  for (let y = 0; y < height; y++) {
    const row = at(down.first, y) * columns;
    const share = at(down.share, y);
    for (let x = 0; x < width; x++) {
      const corner = row + at(across.first, x);
      const right = at(across.share, x);
      const upper = at(small, corner) * (1 - right) + at(small, corner + next) * right;
      const lower = at(small, corner + below) * (1 - right) + at(small, corner + below + next) * right;
      samples[y * width + x] = upper * (1 - share) + lower * share;
    }
  }
  return samples;
}

function blurShrunk(samples: Float32Array, size: Size, radius: number): Float32Array {
  const small = { width: Math.ceil(size.width / SHRUNK), height: Math.ceil(size.height / SHRUNK) };
  return enlarge(blur(shrink(samples, size, small), small, radius / SHRUNK), small, size);
}

/** Three box blurs: nearly a Gaussian, at the same cost for every radius (pixels). Edges go on as they end. */
export function blur(samples: Float32Array, size: Size, radius: number): Float32Array {
  if (radius >= WIDE) return blurShrunk(samples, size, radius);
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
