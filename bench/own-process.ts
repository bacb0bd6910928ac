import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The number of attempts, one every tenth of a second. */
const ATTEMPTS = 6000;

/** Waits until a started server answers successfully at this address; throws after ten minutes. */
export async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${url} does not answer`);
}

/** Lets a process end by itself, unless it has ended already. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
