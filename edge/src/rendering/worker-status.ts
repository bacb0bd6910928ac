import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FIELDS = { beats: 0, running: 1, megabytes: 2 };
const FIELD_BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Milliseconds between two beats. */
export const BEAT = 100;
/** No task's code runs. */
export const NO_TASK = 0;

/** Opens a file without a name, for `edge` and one worker. Returns its descriptor. */
export function openStatusFile(): number {
  const name = path.join(tmpdir(), `render-worker-${randomUUID()}`);
  const file = openSync(name, 'wx+', 0o600);
  rmSync(name);
  writeSync(file, Buffer.alloc(Object.keys(FIELDS).length * FIELD_BYTES));
  return file;
}

/**
 * The status that a render worker writes into a file that `edge` has open, too: it can be read while the worker is busy, or after it has
 * ended.
 */
export function createWorkerStatus(file: number) {
  const bytes = Buffer.alloc(FIELD_BYTES);
  let beats = 0;
  let isClosed = false;

  return {
    beat() {
      beats += 1;
      write(FIELDS.beats, beats);
    },
    /** Counts up while the worker's event loop runs; 0 until it has started. */
    beats: () => read(FIELDS.beats),
    /** Records that the code of this task runs now. */
    enter: (task: number) => write(FIELDS.running, task),
    running: () => read(FIELDS.running),
    setMegabytes: (megabytes: number) => write(FIELDS.megabytes, megabytes),
    /** The worker's memory (resident set size) at its last beat or task. */
    megabytes: () => read(FIELDS.megabytes),

    /** From now on every field reads as 0. */
    close() {
      if (!isClosed) closeSync(file);
      isClosed = true;
    },
  };

  function write(field: number, value: number) {
    bytes.writeInt32LE(value);
    writeSync(file, bytes, 0, FIELD_BYTES, field * FIELD_BYTES);
  }

  function read(field: number): number {
    if (isClosed) return 0;
    readSync(file, bytes, 0, FIELD_BYTES, field * FIELD_BYTES);
    return bytes.readInt32LE();
  }
}
export type WorkerStatus = ReturnType<typeof createWorkerStatus>;
