/** Positions of the write-ahead log of the primary, with the times at which it was there. */
export interface ReplicaAge {
  /** `position` was read from the primary after `at`: everything that was committed before `at` is up to it. */
  wrote(position: number, at: number): void;
  /** The replica has replayed the log up to `position`. */
  replayed(position: number): void;
  /** The replica certainly has everything that was committed before this time; `null` when that is not known. */
  completeUntil(): number | null;
}

/** Enough for a minute with a reading each second; a replica that is further behind is not used anyway. */
const MOST_READINGS = 60;

/**
 * How old the answers of a replica are, from positions and the clock of this process only: clocks of servers differ, and the time of the
 * last replayed transaction says nothing while nobody writes.
 */
export function createReplicaAge(): ReplicaAge {
  const readings: { position: number; at: number }[] = [];
  const state: { until: number | null } = { until: null };
  return {
    wrote(position, at) {
      readings.push({ position, at });
      if (readings.length > MOST_READINGS) readings.shift();
    },
    replayed(position) {
      const covered = readings.findLast((reading) => reading.position <= position);
      if (covered) state.until = Math.max(state.until ?? 0, covered.at);
    },
    completeUntil: () => state.until,
  };
}
