import { linearOf, mixRgb } from '../engine/color.ts';
import { fraction, smoothstep } from '../engine/numbers.ts';
import type { Paint } from '../engine/part-options.ts';
import { band, over, within } from './paint.ts';

const TURN = Math.PI * 2;

/** Across the body; with `from` only below that height of the sheet. */
export function stripes(ground: string, { ink, pitch = 46, share = 0.36, from = -9999 }: Stripes): Paint {
  const base = linearOf(ground);
  const line = linearOf(ink);
  return (_u, v) => (v < from ? base : over(base, line, band(v - from, pitch, share)));
}

interface Stripes {
  readonly ink: string;
  readonly pitch?: number;
  readonly share?: number;
  readonly from?: number;
}

export function verticalStripes(ground: string, { ink, pitch = 26, share = 0.3 }: Omit<Stripes, 'from'>): Paint {
  const base = linearOf(ground);
  const line = linearOf(ink);
  return (u) => over(base, line, band(u, pitch, share));
}

/** Fine lines far apart, as on a suit or a pyjama. */
export function pinstripe(
  ground: string,
  { ink, pitch = 22, width = 1.8 }: { ink: string; pitch?: number; width?: number },
): Paint {
  const base = linearOf(ground);
  const line = linearOf(ink);
  return (u) => {
    const distance = Math.abs(fraction(u / pitch) - 0.5) * pitch;
    return over(base, line, 1 - smoothstep(width * 0.4, width, distance));
  };
}

/** Broad bands with a thin line of a third colour. */
export function check(ground: string, { ink, line, pitch = 70 }: { ink: string; line: string; pitch?: number }): Paint {
  const base = linearOf(ground);
  const bands = linearOf(ink);
  const thin = linearOf(line);
  const lineAt = (t: number) => within(Math.abs(fraction(t / pitch) - 0.7) * pitch - pitch * 0.028);
  return (u, v) => {
    const share = (band(u, pitch, 0.42) + band(v, pitch, 0.42)) / 2;
    return over(over(base, bands, share), thin, 0.65 * Math.max(lineAt(u), lineAt(v)));
  };
}

export function gingham(ground: string, { ink, pitch = 34 }: { ink: string; pitch?: number }): Paint {
  const base = linearOf(ground);
  const bands = linearOf(ink);
  return (u, v) => over(base, bands, (band(u, pitch, 0.5) + band(v, pitch, 0.5)) / 2);
}

/** Begins at and is as wide as these shares of the pitch. */
type Thread = readonly [from: number, width: number, color: string];

/** Tartan: the same bands woven in both directions. */
export function plaid(ground: string, { bands, pitch = 120 }: { bands: readonly Thread[]; pitch?: number }): Paint {
  const base = linearOf(ground);
  const threads = bands.map(([from, width, color]) => ({ from, width, color: linearOf(color) }));
  const threadAt = (position: number) => {
    let color = base;
    for (const thread of threads) {
      const middle = fraction(position / pitch - thread.from - thread.width / 2 + 0.5) - 0.5;
      color = over(color, thread.color, within((Math.abs(middle) - thread.width / 2) * pitch));
    }
    return color;
  };
  return (u, v) => mixRgb(threadAt(u), threadAt(v), 0.5 + 0.12 * Math.sin((u + v) * 1.6));
}

export function herringbone(
  ground: string,
  { ink, width = 22, pitch = 8 }: { ink: string; width?: number; pitch?: number },
): Paint {
  const base = linearOf(ground);
  const thread = linearOf(ink);
  return (u, v) => {
    const x = fraction(u / (2 * width)) * 2 * width;
    const slant = x < width ? x : 2 * width - x;
    return over(base, thread, smoothstep(0.25, 0.75, 0.5 + 0.5 * Math.sin((TURN * (v + slant)) / pitch)));
  };
}

export function houndstooth(ground: string, { ink, pitch = 26 }: { ink: string; pitch?: number }): Paint {
  const base = linearOf(ground);
  const thread = linearOf(ink);
  return (u, v) => {
    const warp = band(u, pitch, 0.5);
    const weft = band(v, pitch, 0.5);
    const twill = band(u + v, pitch / 2, 0.5);
    return over(base, thread, warp * weft + (warp + weft - 2 * warp * weft) * twill);
  };
}
