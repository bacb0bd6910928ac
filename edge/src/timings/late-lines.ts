import { LRUCache } from 'lru-cache';

/** Milliseconds after which a page is late, as for the budget of slow pages. */
const LATE = 4_000;
/** Milliseconds in which a version and a phase have one line. */
const WINDOW = 60_000;
/** Versions and phases of which is known when they had a line. */
const MOST = 200;

interface Log {
  warn(fields: object, message: string): void;
}

type Times = Readonly<Record<string, number | undefined>>;

/** Writes a line for a page that a browser reports as late, with the phase that took longest. Anyone can send such a report. */
export function createLateLines(log: Log) {
  const written = new LRUCache<string, true>({ max: MOST, ttl: WINDOW });

  return (release: string, times: Times): void => {
    const late = lateIn(times);
    if (!late) return;
    const key = `${release} ${late.phase}`;
    if (written.has(key)) return;
    written.set(key, true);
    const { phase, ms } = late;
    const { shown } = times;
    log.warn(
      { kind: 'late', unit: release, phase, ms, shown },
      `late: shown after ${shown} ms: ${phase} took ${ms} ms`,
    );
  };
}

/**
 * `page`: most of the time was over before the version's own phases, with the document and the shell. Of a page that is reached within a
 * document nobody knows how long its visitor has waited.
 */
function lateIn({ shown = 0, ...phases }: Times): { phase: string; ms: number } | null {
  if (shown <= LATE) return null;
  const known = Object.entries(phases).map(([phase, ms = 0]) => ({ phase, ms }));
  const own = known.reduce((sum, { ms }) => sum + ms, 0);
  const [longest] = known.toSorted((one, other) => other.ms - one.ms);
  return longest && own >= shown / 2 ? longest : { phase: 'page', ms: shown - own };
}
