const FIELDS = { beats: 0, running: 1, heapMegabytes: 2 };
export const STATUS_BYTES = Object.keys(FIELDS).length * Int32Array.BYTES_PER_ELEMENT;

export const NO_UNIT = 0;

/** The status that a render worker writes into shared memory, which can be read while the worker is busy or after it has ended. */
export function createWorkerStatus(memory: SharedArrayBuffer) {
  const fields = new Int32Array(memory);
  return {
    beat: () => Atomics.add(fields, FIELDS.beats, 1),
    beats: () => Atomics.load(fields, FIELDS.beats),
    /** Records that the code of this unit runs now; see `UnitBundle.id`. */
    enter: (unit: number) => Atomics.store(fields, FIELDS.running, unit),
    running: () => Atomics.load(fields, FIELDS.running),
    setHeapMegabytes: (megabytes: number) => Atomics.store(fields, FIELDS.heapMegabytes, megabytes),
    heapMegabytes: () => Atomics.load(fields, FIELDS.heapMegabytes),
  };
}
export type WorkerStatus = ReturnType<typeof createWorkerStatus>;
