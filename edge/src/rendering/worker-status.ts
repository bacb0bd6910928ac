const FIELDS = { beats: 0, running: 1, heapMegabytes: 2 };
export const STATUS_BYTES = Object.keys(FIELDS).length * Int32Array.BYTES_PER_ELEMENT;

/** No unit's code runs. */
export const NO_UNIT = 0;

/** What a render worker writes into shared memory: it can be read while the worker is too busy to answer, or gone. */
export function createWorkerStatus(memory: SharedArrayBuffer) {
  const fields = new Int32Array(memory);
  return {
    /** Counts up while the worker's event loop turns. */
    beat: () => Atomics.add(fields, FIELDS.beats, 1),
    beats: () => Atomics.load(fields, FIELDS.beats),
    /** From now on the code of this unit runs; see `UnitBundle.id`. */
    enter: (unit: number) => Atomics.store(fields, FIELDS.running, unit),
    running: () => Atomics.load(fields, FIELDS.running),
    setHeapMegabytes: (megabytes: number) => Atomics.store(fields, FIELDS.heapMegabytes, megabytes),
    heapMegabytes: () => Atomics.load(fields, FIELDS.heapMegabytes),
  };
}
export type WorkerStatus = ReturnType<typeof createWorkerStatus>;
