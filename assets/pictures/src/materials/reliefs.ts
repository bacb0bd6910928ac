import { fraction } from '../engine/numbers.ts';
import type { Noise } from '../engine/random.ts';

/** Height 0..1 of a surface at cloth coordinates in units. */
export type Relief = (u: number, v: number, noise: Noise) => number;

const TURN = Math.PI * 2;

export const ribs =
  (width: number): Relief =>
  (u) =>
    Math.sqrt(Math.abs(Math.sin((Math.PI * u) / width)));

/** Ribs whose ridges show the stitches they are knitted of. */
export const knittedRibs =
  (width: number): Relief =>
  (u, v) => {
    const ridge = Math.abs(Math.cos((u / width) * Math.PI));
    const across = fraction((u / width) * 2) - 0.5;
    return ridge * (0.8 + 0.2 * Math.cos((v / (width * 0.4) + Math.abs(across) * 1.4) * TURN));
  };

/** Stocking stitch: columns of small Vs. */
export const stitches =
  (width: number, row: number): Relief =>
  (u, v) => {
    const across = fraction(u / width) - 0.5;
    const leg = Math.max(0, Math.cos((Math.abs(across) - 0.25) * TURN));
    return leg * (0.62 + 0.38 * Math.cos((v / row + Math.abs(across) * 1.5) * TURN));
  };

/** Plaited cables between plain ribs. */
export const cables = (spacing: number, halfWidth: number, turn: number): Relief => {
  const ground = ribs(11);
  const strand = 0.46 * halfWidth;
  return (u, v, noise) => {
    const x = (fraction(u / spacing + 0.5) - 0.5) * spacing;
    if (Math.abs(x) > halfWidth + 7) return ground(u, v, noise) * 0.2;
    if (Math.abs(x) > halfWidth) return 0;
    const phase = (TURN * v) / turn;
    let height = 0;
    for (const side of [0, Math.PI]) {
      const centre = (halfWidth - strand) * Math.sin(phase + side);
      const off = (x - centre) / strand;
      if (Math.abs(off) < 1)
        height = Math.max(height, (0.75 + 0.25 * Math.cos(phase + side)) * Math.sqrt(1 - off * off));
    }
    return height;
  };
};

/** Pillows between stitched diagonals. */
export const diamonds =
  (size: number): Relief =>
  (u, v) => {
    const a = Math.abs(Math.sin((Math.PI * (u + v)) / size));
    const b = Math.abs(Math.sin((Math.PI * (u - v)) / size));
    return Math.sqrt(Math.min(a, b) * 0.7 + a * b * 0.3);
  };

export const waffle =
  (size: number): Relief =>
  (u, v) =>
    Math.max(Math.abs(Math.cos((u / size) * Math.PI)) ** 3, Math.abs(Math.cos((v / size) * Math.PI)) ** 3);

/** Loops of a towel. */
export const loops: Relief = (u, v, noise) => 0.6 * noise(u * 0.34, v * 0.34) + 0.4 * noise(u * 0.62 + 30, v * 0.62);

const TUFT = 12;

/** Small round tufts side by side, none like the other. */
export const tufts: Relief = (u, v, noise) => {
  const column = Math.floor(u / TUFT);
  const row = Math.floor(v / TUFT);
  let nearest = 9;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const x = i + 0.5 + (noise(i * 7 + 3, j * 5) - 0.5) * 0.9;
      const y = j + 0.5 + (noise(i * 3 + 40, j * 11 + 9) - 0.5) * 0.9;
      nearest = Math.min(nearest, Math.hypot(u / TUFT - x, v / TUFT - y));
    }
  }
  const round = Math.sqrt(Math.max(0, 1 - (nearest / 0.82) ** 2));
  return 0.72 * round + 0.28 * noise(u * 0.46 + 60, v * 0.46);
};

/** Fine streaks that follow slow swirls. */
export const fur: Relief = (u, v, noise) => {
  const swirl = noise(u * 0.012 + 3, v * 0.012) * 5;
  const along = u * Math.cos(swirl) + v * Math.sin(swirl);
  const across = v * Math.cos(swirl) - u * Math.sin(swirl);
  return 0.6 * noise(along * 0.14, across * 0.62) + 0.4 * noise(along * 0.3 + 20, across * 0.9);
};

/** Upright strands under rows of straw. */
export const wicker: Relief = (u, v) => {
  const row = Math.floor(v / 26);
  const across = fraction(v / 26) * 2 - 1;
  const round = Math.sqrt(Math.max(0, 1 - across * across * 0.98));
  return round * (0.35 + 0.65 * (0.5 + 0.5 * Math.cos((u / 52 + (row & 1) * 0.5) * TURN)));
};

export const rope: Relief = (u, v) => {
  const across = fraction(v / 22) * 2 - 1;
  const round = Math.sqrt(Math.max(0, 1 - across * across * 0.98));
  return round * (0.78 + 0.22 * Math.cos((u / 17 + across * 0.35) * TURN));
};

/** Knots of a carpet. */
export const pile: Relief = (u, v, noise) => 0.55 * noise(u * 0.5, v * 0.28) + 0.45 * Math.abs(Math.sin(v * 0.45));

/** Threads woven two by two. */
export const basketWeave =
  (size: number): Relief =>
  (u, v) => {
    const across = Math.floor(u / size) + Math.floor(v / size);
    const along = across & 1 ? fraction(u / size) : fraction(v / size);
    return 0.5 + 0.5 * Math.abs(Math.sin(along * TURN));
  };

/** Rows of garter stitch: waves across, one above the other. */
export const garter: Relief = (u, v) => {
  const row = fraction((v + 2.4 * Math.sin((u / 11) * TURN)) / 17) * 2 - 1;
  return Math.sqrt(Math.max(0, 1 - row * row)) * (0.8 + 0.2 * Math.cos((u / 11) * TURN));
};

/** Crinkles of muslin. */
export const puckers: Relief = (u, v, noise) => 0.6 * noise(u * 0.1, v * 0.05) + 0.4 * noise(u * 0.24 + 40, v * 0.13);
