import type { FileLoad } from '../boot/run-scripts.ts';
import { type AttemptState, nextStep } from './next-step.ts';
import type { Patience } from './patience.ts';

/** An attempt to load a version from its files. */
export interface Attempt<Version extends Racer> extends AttemptState {
  version: Version;
  error?: unknown;
}

interface Racer {
  files: FileLoad;
}

interface Parts<Version extends Racer, Value> {
  /** The next version to try, if there is one. */
  next: () => Promise<Version | undefined>;
  /** Loads a version; rejects if it is broken. `signal`: another one is used. */
  load: (version: Version, signal: AbortSignal) => Promise<Value>;
  onBroken: (attempt: Attempt<Version>) => void;
  patience: () => Patience;
}

/** The version that was loaded first, and all that were tried. */
export interface Outcome<Version extends Racer, Value> {
  won: Attempt<Version> | undefined;
  value: Value | undefined;
  attempts: readonly Attempt<Version>[];
}

/** Loads versions by the rules of `nextStep`, until one is there or all are broken. */
export async function raceVersions<Version extends Racer, Value>(
  parts: Parts<Version, Value>,
): Promise<Outcome<Version, Value>> {
  const attempts: Attempt<Version>[] = [];
  const end = new AbortController();
  const outcome: Outcome<Version, Value> = { won: undefined, value: undefined, attempts };
  let changed = Promise.withResolvers<void>();
  let hasNext = true;
  let coming: Promise<Version | undefined> | undefined;

  while (!outcome.won) {
    for (const attempt of attempts) attempt.heardAt = Math.max(attempt.heardAt, attempt.version.files.heardAt());
    const step = nextStep({ attempts, hasNext, now: performance.now(), patience: parts.patience() });
    if (step.kind === 'give-up') break;
    if (step.kind === 'ask-again') {
      step.attempt.askedAt = performance.now();
      step.attempt.version.files.askAgain();
    } else if (step.kind === 'begin-next') await beginNext();
    else await firstOf(changed.promise, step.ms);
  }
  end.abort();
  return outcome;

  /** Meanwhile one of those that are under way may arrive or break. */
  async function beginNext() {
    coming ??= parts.next();
    const isNext = await Promise.race([coming.then(() => true), changed.promise.then(() => false)]);
    if (!isNext) return;
    const version = await coming;
    coming = undefined;
    if (version) begin(version);
    else hasNext = false;
  }

  function begin(version: Version) {
    const now = performance.now();
    const attempt: Attempt<Version> = { version, isBroken: false, heardAt: now, askedAt: now };
    attempts.push(attempt);
    parts.load(version, end.signal).then(
      (value) => {
        if (!outcome.won) Object.assign(outcome, { won: attempt, value });
        tell();
      },
      (error) => {
        Object.assign(attempt, { isBroken: true, error });
        if (!outcome.won) parts.onBroken(attempt);
        tell();
      },
    );
  }

  function tell() {
    changed.resolve();
    changed = Promise.withResolvers();
  }
}

function firstOf(promise: Promise<void>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
