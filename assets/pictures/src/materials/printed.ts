import { linearOf, mixRgb, type Rgb } from '../engine/color.ts';
import { fraction } from '../engine/numbers.ts';
import type { Paint } from '../engine/part-options.ts';
import { createNoise } from '../engine/random.ts';
import { over, within } from './paint.ts';

const TURN = Math.PI * 2;

/** Three numbers 0..1 of one motif of a print. */
type Dice = readonly [number, number, number];

interface Touch {
  readonly color: Rgb;
  readonly share: number;
}

/** What a motif leaves at a place measured from its middle; null where the ground shows. */
type Motif = (x: number, y: number, dice: Dice) => Touch | null;

interface Scatter {
  readonly pitch: number;
  readonly seed: number;
  /** How far motifs stray from their places, 0..1. */
  readonly spread?: number;
  readonly turned?: boolean;
}

/** One motif to a cell, moved and turned by chance, every other row shifted. */
function scatter(ground: Rgb, { pitch, seed, spread = 0.6, turned = true }: Scatter, motif: Motif): Paint {
  const noise = createNoise(seed);
  const roll = (x: number, y: number): Dice => [
    noise(x * 3.7 + 0.5, y * 5.3 + 0.5),
    noise(x * 7.1 + 9, y * 2.9 + 4),
    noise(x * 1.3 + 31, y * 8.7 + 17),
  ];
  const touchAt = (u: number, v: number, column: number, row: number) => {
    const dice = roll(column, row);
    const shift = (row & 1) * 0.5;
    const dx = u - (column + 0.5 + shift + (dice[0] - 0.5) * spread) * pitch;
    const dy = v - (row + 0.5 + (dice[1] - 0.5) * spread) * pitch;
    const turn = turned ? dice[2] * TURN * 1.7 : 0;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    return motif(dx * cos + dy * sin, dy * cos - dx * sin, dice);
  };
  return (u, v) => {
    let color = ground;
    const row = Math.floor(v / pitch);
    for (let j = row - 1; j <= row + 1; j++) {
      const column = Math.floor(u / pitch - (j & 1) * 0.5);
      for (let i = column - 1; i <= column + 1; i++) {
        const touch = touchAt(u, v, i, j);
        if (touch) color = over(color, touch.color, touch.share);
      }
    }
    return color;
  };
}

const pick = <Item>(items: readonly Item[], die: number): Item => items[Math.floor(die * 97) % items.length] as Item;

export function dots(
  ground: string,
  { ink, pitch = 44, radius = 9 }: { ink: string; pitch?: number; radius?: number },
): Paint {
  const base = linearOf(ground);
  const color = linearOf(ink);
  return (u, v) => {
    const row = Math.floor(v / pitch);
    const x = (fraction(u / pitch + (row & 1) * 0.5) - 0.5) * pitch;
    const y = (fraction(v / pitch) - 0.5) * pitch;
    return over(base, color, within(Math.hypot(x, y) - radius));
  };
}

export function stars(
  ground: string,
  { inks, pitch = 70, seed = 21 }: { inks: readonly string[]; pitch?: number; seed?: number },
): Paint {
  const colors = inks.map(linearOf);
  return scatter(linearOf(ground), { pitch, seed, spread: 0.4 }, (x, y, [first, second]) => {
    const radius = pitch * (0.14 + 0.1 * second);
    const ray = Math.abs(fraction((Math.atan2(y, x) / TURN) * 5) - 0.5) * 2;
    const share = within(Math.hypot(x, y) - radius * (0.45 + 0.55 * ray ** 1.3));
    return share ? { color: pick(colors, first), share } : null;
  });
}

export function leaves(
  ground: string,
  { inks, pitch = 74, seed = 11 }: { inks: readonly string[]; pitch?: number; seed?: number },
): Paint {
  const base = linearOf(ground);
  const colors = inks.map(linearOf);
  return scatter(base, { pitch, seed, spread: 0.45 }, (x, y, [first, second]) => {
    const length = pitch * (0.4 + 0.14 * second);
    const t = x / length;
    if (Math.abs(t) > 1) return null;
    const half = length * 0.36 * (1 - t * t) * (1 - 0.25 * t);
    const share = within(Math.abs(y) - half);
    if (!share) return null;
    const color = pick(colors, first);
    const vein = Math.max(
      within(Math.abs(y) - 1.1),
      0.7 * within(Math.abs(fraction((x - Math.abs(y) * 1.1) / 11) - 0.5) * 11 - 0.8),
    );
    return { color: over(color, base, 0.35 * vein), share };
  });
}

/** Small upright sprigs with a bud (bed linen, children's cotton). */
export function sprigs(ground: string, { ink, bud, pitch = 62 }: { ink: string; bud: string; pitch?: number }): Paint {
  const green = linearOf(ink);
  const red = linearOf(bud);
  const scatterOptions = { pitch, seed: 4, spread: 0.12, turned: false };
  return scatter(linearOf(ground), scatterOptions, (x, y) => {
    const s = pitch / 62;
    const stem = Math.max(Math.abs(x + y * 0.18) - 1.1 * s, Math.abs(y - 4 * s) - 14 * s);
    let leaf = stem;
    for (const [cx, cy, turn] of [
      [-6, 4, 0.7],
      [6, 0, -0.7],
      [-5, 12, 0.7],
      [4, 10, -0.7],
    ] as const) {
      const dx = x - cx * s;
      const dy = y - cy * s;
      const along = dx * Math.cos(turn) + dy * Math.sin(turn);
      const across = dy * Math.cos(turn) - dx * Math.sin(turn);
      leaf = Math.min(leaf, (Math.hypot(along / 6, across / 2.6) - s) * 2.6);
    }
    const flower = within(Math.hypot(x - 2 * s, y + 13 * s) - 5 * s);
    if (flower) return { color: red, share: flower };
    const share = within(leaf);
    return share ? { color: green, share } : null;
  });
}

interface Floral {
  readonly petals: readonly string[];
  readonly leaf?: string;
  readonly heart?: string;
  readonly pitch?: number;
  readonly seed?: number;
}

/** Five-petalled flowers of different sizes, with a pair of leaves each. */
export function floral(ground: string, options: Floral): Paint {
  const { petals, leaf = '#6c7a5e', heart = '#c9a566', pitch = 78, seed = 7 } = options;
  const colors = petals.map(linearOf);
  const green = linearOf(leaf);
  const yellow = linearOf(heart);
  const white: Rgb = [0.9, 0.88, 0.84];
  const flower = (x: number, y: number, radius: number, color: Rgb): Touch | null => {
    const distance = Math.hypot(x, y);
    const lobe = Math.abs(Math.cos((Math.atan2(y, x) * 5) / 2));
    const share = within(distance - radius * (0.5 + 0.5 * lobe ** 0.7));
    if (!share) return null;
    if (distance < radius * 0.24) return { color: yellow, share };
    const shade = distance / radius;
    return { color: over(mixRgb(color, [0, 0, 0], 0.35 * (1 - shade)), white, 0.16 * shade * lobe), share };
  };
  const blade = (x: number, y: number, radius: number): Touch | null => {
    const t = (Math.abs(x) - radius * 1.15) / (radius * 0.62);
    const share = within((Math.hypot(t, y / (radius * 0.24)) - 1) * radius * 0.3);
    return share ? { color: over(green, yellow, 0.18 * within(Math.abs(y) - 0.6)), share } : null;
  };
  return scatter(linearOf(ground), { pitch, seed, spread: 0.5 }, (x, y, [first, second, third]) => {
    const radius = pitch * (0.16 + 0.2 * third);
    return flower(x, y, radius, pick(colors, (first + second) / 2)) ?? blade(x, y, radius);
  });
}

/** Small clouds of three puffs. */
export function clouds(ground: string, { ink, pitch = 96 }: { ink: string; pitch?: number }): Paint {
  const white = linearOf(ink);
  const puffs = [
    [-0.13, 0.03, 0.09],
    [0, -0.03, 0.13],
    [0.14, 0.03, 0.1],
  ] as const;
  return scatter(linearOf(ground), { pitch, seed: 13, spread: 0.3, turned: false }, (x, y) => {
    const distance = Math.min(...puffs.map(([dx, dy, r]) => Math.hypot(x - dx * pitch, y - dy * pitch) - r * pitch));
    const share = within(Math.max(distance, y - 0.11 * pitch));
    return share ? { color: white, share } : null;
  });
}
