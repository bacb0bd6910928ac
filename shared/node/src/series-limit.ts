import type { Labels, MetricHead } from './metric-head.ts';

/** Series of a metric; a shop of all units and countries needs about half of them. */
const MOST = 1_000;
const OTHER = 'other';

/** Returns the labels that a value may be counted for, so that the series of a metric never exceed its limit. */
export function createSeriesLimit(
  { labels: names = [], most = MOST, keepsLast = false }: Pick<MetricHead, 'labels' | 'most' | 'keepsLast'>,
  remove: (labels: Labels) => void = () => {},
) {
  const series = new Map<string, Labels>();
  const other = Object.fromEntries(names.map((name) => [name, OTHER]));

  return (labels: Labels): Labels => {
    let key = '';
    for (const name of names) key += `${labels[name] ?? ''}\n`;
    const known = series.get(key);
    if (known && !keepsLast) return known;
    if (known) series.delete(key);
    else if (series.size >= most && !keepsLast) return other;
    const found = known ?? { ...labels };
    series.set(key, found);
    if (series.size > most) endOldest();
    return found;
  };

  function endOldest() {
    const [oldest] = series;
    if (!oldest) return;
    series.delete(oldest[0]);
    remove(oldest[1]);
  }
}
