import type { Patience } from './patience.ts';

/** An attempt to load one version of a remote. It is pending until it is broken: late is never final. */
export interface AttemptState {
  isBroken: boolean;
  /** When something of it arrived last, or when it began. */
  heardAt: number;
  /** When it was requested last. */
  askedAt: number;
}

export type Step<Attempt> =
  | { kind: 'begin-next' }
  | { kind: 'ask-again'; attempt: Attempt }
  | { kind: 'give-up' }
  | { kind: 'wait'; ms: number };

interface Situation<Attempt> {
  /** In the order in which they began. */
  attempts: readonly Attempt[];
  hasNext: boolean;
  now: number;
  patience: Patience;
}

/**
 * The rules for versions that break or are late: the next version begins when the last one has broken, or when nothing of any has arrived
 * for a while. It does not end the others. One of which nothing arrives is requested again at the same address.
 */
export function nextStep<Attempt extends AttemptState>({
  attempts,
  hasNext,
  now,
  patience,
}: Situation<Attempt>): Step<Attempt> {
  const pending = attempts.filter(({ isBroken }) => !isBroken);
  if (pending.length === 0 && !hasNext) return { kind: 'give-up' };
  const nextAt = attempts.at(-1)?.isBroken ? now : latest(attempts.map(({ heardAt }) => heardAt)) + patience.beside;
  if (hasNext && (pending.length === 0 || nextAt <= now)) return { kind: 'begin-next' };
  const againAt = (attempt: Attempt) => Math.max(attempt.heardAt, attempt.askedAt) + patience.again;
  const silent = pending.find((attempt) => againAt(attempt) <= now);
  if (silent) return { kind: 'ask-again', attempt: silent };
  const times = [...pending.map(againAt), ...(hasNext ? [nextAt] : [])];
  return { kind: 'wait', ms: Math.min(...times) - now };
}

const latest = (times: readonly number[]) => Math.max(...times);
