import process from 'node:process';
import { BEAT } from '../rendering/worker-status.ts';

const MICROSECONDS = 1000;

interface Deps {
  /** Counts up every `BEAT` milliseconds while the process's event loop runs. */
  beats: () => number;
  /** Milliseconds of processor time that the process has used. */
  processor?: () => number;
  /** Milliseconds. */
  now?: () => number;
}

/** Begins to measure; the result returns the milliseconds since then for which the process waited for a processor. */
export type MeasureWait = () => () => number;

/**
 * A process waits for a processor while its event loop makes no beats although it does not work itself, as on an overloaded machine or one
 * that was paused.
 */
export function createWaitMeter({
  beats,
  processor = usedProcessor,
  now = () => performance.now(),
}: Deps): MeasureWait {
  return () => {
    const begun = { at: now(), beats: beats(), processor: processor() };
    return () => {
      const withoutBeat = now() - begun.at - (beats() - begun.beats) * BEAT;
      return Math.max(0, withoutBeat - (processor() - begun.processor));
    };
  };
}

function usedProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
