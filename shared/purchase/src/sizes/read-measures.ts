import { limitsOf, type Measures } from './find-size.ts';

interface Wrong {
  from: number;
  to: number;
  /** What may have been meant: the same number without its last digit or comma; `null` where that is none either. */
  meant: number | null;
}

/** What was typed, as numbers; what cannot be a measure, with the limits that it should keep. Empty fields say nothing. */
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
