/** Reads a sample; the compiler cannot know that a pixel loop stays inside its array. */
export const at = (samples: Float32Array | Float64Array, index: number): number => samples[index] ?? 0;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export const fraction = (value: number): number => value - Math.floor(value);

/** 0 below `low`, 1 above `high`, an S-curve between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
