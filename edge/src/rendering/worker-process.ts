import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { openStatusFile } from './worker-status.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const ENTRY = path.resolve(import.meta.dirname, '../render-worker/render-worker.ts');
/** The code of a worker and of its packages: it cannot read anything else, such as keys, and cannot write or start processes. */
const READABLE = ['edge', 'shared', 'node_modules'].map((folder) => path.join(workspace, folder));
/** Bytes of the standard error output that are kept to describe why a worker ended. */
const MOST_LAST_WORDS = 4_000;

/** Starts a worker without an environment, with Node's permissions for its own code only. */
export function startWorkerProcess(heapMegabytes: number) {
  const file = openStatusFile();
  const child = fork(ENTRY, [], {
    env: {},
    execArgv: [
      '--permission',
      // Packages may be links to another folder.
      ...[...READABLE, ...READABLE.map((folder) => realpathSync(folder))].map(
        (folder) => `--allow-fs-read=${folder}${path.sep}*`,
      ),
      `--max-old-space-size=${heapMegabytes}`,
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc', file],
  });
  const lastWords = collectLastWords(child.stderr);
  keepRunning(child, false);
  return { child, file, lastWords };
}

/** Whether the process of `edge` waits for the worker: one without tasks does not keep it running. */
export function keepRunning(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Resolves when the process has ended. */
export async function endWorkerProcess(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  if (hasEnded) return;
  keepRunning(child, true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

function collectLastWords(output: Readable | null) {
  let words = '';
  output?.on('data', (chunk: Buffer) => {
    // A unit that writes without end does not fill the memory of `edge`.
    if (!process.stderr.writableNeedDrain) process.stderr.write(chunk);
    words = (words + chunk.toString('utf8')).slice(-MOST_LAST_WORDS);
  });
  (output as Socket | null)?.unref();
  return () => words;
}

/** V8 ends a process whose heap is full with such a line. */
const FATAL = /^FATAL ERROR: (.*)$|^# Fatal (.*)$/m;

/** Why a worker ended. */
export function describeEnd(words: string, code: number | null, signal: NodeJS.Signals | null): string {
  const [, fatal, other] = FATAL.exec(words) ?? [];
  const reason = fatal ?? other;
  if (reason) return `A render worker reached the memory limit: ${reason}`;
  return `A render worker ended (${signal ?? `status ${code}`})`;
}
