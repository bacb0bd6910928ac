/** One measured figure of a bench. */
export interface Figure {
  /** Unique within the bench, such as `cart: largest paint`. */
  name: string;
  value: number;
  /** As it is written behind the value: `ms`, `KB`, `a second`. */
  unit: string;
  /** The same figure of what it is compared with in the same run, in the same unit. Then the ratio is what counts. */
  twin?: number;
  /** Of the ratio if there is a twin, of the value otherwise. */
  aim?: { atMost: number } | { atLeast: number };
}

/** What counts of a figure: its ratio to the twin, or the value alone. */
export const countingOf = ({ value, twin }: Figure): number => (twin === undefined ? value : value / twin);

export function isKept(figure: Figure): boolean {
  const { aim } = figure;
  if (!aim) return true;
  const counting = countingOf(figure);
  return 'atMost' in aim ? counting <= aim.atMost : counting >= aim.atLeast;
}

/** `2.3 KB`, `1,361 ms`. */
export const inUnit = (value: number, unit: string): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 })} ${unit}`.trim();
