import type { Violation } from './read-reports.ts';

export interface ViolationCounts {
  count(country: string, violation: Violation): void;
  /** Writes what is pending. */
  close(): void;
}

interface Options {
  write: (fields: object, message: string) => void;
  /** Milliseconds between two lines. */
  windowMs?: number;
}

const WINDOW = 60_000;
/** Kinds that are counted separately within one window; further ones are counted together. */
const MOST_KINDS = 50;

/** Counts violations by kind, and writes them once a window: anyone can send reports, so that their number must not fill the log. */
export function createViolationCounts({ write, windowMs = WINDOW }: Options): ViolationCounts {
  const kinds = new Map<string, { country: string; times: number } & Violation>();
  let others = 0;
  let timer: NodeJS.Timeout | undefined;

  return {
    count(country, violation) {
      timer ??= setTimeout(flush, windowMs).unref();
      const key = [country, ...Object.values(violation)].join(' ');
      const known = kinds.get(key);
      if (known) known.times += 1;
      else if (kinds.size < MOST_KINDS) kinds.set(key, { country, ...violation, times: 1 });
      else others += 1;
    },
    close: flush,
  };

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (kinds.size === 0) return;
    const violations = [...kinds.values()].sort((one, other) => other.times - one.times);
    const times = violations.reduce((sum, one) => sum + one.times, others);
    write({ kind: 'csp-violations', violations, others }, `csp-violations: ${times} reports of browsers`);
    kinds.clear();
    others = 0;
  }
}
