import { limitsOf, type Measures } from './find-size.ts';

interface Wrong {
  from: number;
  to: number;
  /** A suggestion: the value divided by ten, for a missing comma or an extra digit; `null` when that is not plausible either. */
  meant: number | null;
}

/** Parses what was typed into numbers; implausible ones are returned with their limits. Empty fields are skipped. */
export function measuresIn(tables: Parameters<typeof limitsOf>[0], typed: readonly (readonly [string, string])[]) {
  const measures: Record<string, number> = {};
  const wrong: Record<string, Wrong> = {};
  for (const [measure, words] of typed) {
    const text = words.trim().replace(',', '.');
    if (text === '') continue;
    const { from, to } = limitsOf(tables, measure);
    const value = Number(text);
    const isMeasure = (number: number) => number >= from && number <= to;
    if (isMeasure(value)) measures[measure] = value;
    else wrong[measure] = { from, to, meant: isMeasure(value / TEN) ? value / TEN : null };
  }
  return { measures: measures as Measures, wrong };
}

const TEN = 10;
