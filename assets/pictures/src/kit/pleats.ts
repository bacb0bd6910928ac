import type { Random } from '../engine/random.ts';

interface PleatsShape {
  /** Left and right end of the pleats at the waist, and its height. */
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  /** The same at the hem. */
  readonly hem0: number;
  readonly hem1: number;
  readonly bottom: number;
  readonly count: number;
}

const STEPS = 6;

/** Knife pleats as a saw of grey strips: each pleat rises from its left edge to its right one. */
export function knifePleats(random: Random, shape: PleatsShape): string {
  const { x0, x1, top, hem0, hem1, bottom, count } = shape;
  const drop = (bottom - top) * 0.3;
  const edge = (t: number, shift: number) => {
    const upper = x0 + (x1 - x0) * t;
    const lower = hem0 + (hem1 - hem0) * t + shift;
    return { upper, lower, knee: upper + (lower - upper) * 0.3 };
  };
  let pleats = '';
  for (let k = 0; k < count; k++) {
    const shift = (random() - 0.5) * 10;
    for (let step = 0; step < STEPS; step++) {
      const left = edge((k + step / STEPS) / count, shift);
      const right = edge((k + (step + 1) / STEPS) / count, shift);
      const grey = Math.round(70 + (130 * (step + 0.5)) / STEPS);
      pleats +=
        `<path d="M${left.upper} ${top}C${left.knee} ${top + drop} ${left.lower} ${bottom - drop} ${left.lower} ${bottom}` +
        `L${right.lower} ${bottom}C${right.lower} ${bottom - drop} ${right.knee} ${top + drop} ${right.upper} ${top}Z" ` +
        `fill="rgb(${grey},${grey},${grey})"/>`;
    }
  }
  return pleats;
}

/** A hem with one small point for each pleat, from right to left. */
export function pleatedHem({ hem0, hem1, bottom, count }: PleatsShape, rise: number): string {
  let hem = '';
  for (let k = 0; k <= count; k++) {
    const t = k / count;
    const x = hem1 + (hem0 - hem1) * t;
    const y = bottom - rise * (2 * t - 1) ** 2;
    if (k) hem += `L${(x + 12).toFixed(1)} ${(y + 6).toFixed(1)}`;
    hem += `L${x.toFixed(1)} ${(y - 3).toFixed(1)}`;
  }
  return hem;
}
