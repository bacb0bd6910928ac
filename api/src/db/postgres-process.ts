import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Whether the process runs and is that program: after a restart of the machine its id may belong to another one. A zombie process counts as
 * ended. On systems without `/proc` only the id is checked.
 */
export function isAlive(pid: number, program?: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return !existsSync('/proc/self');
  const text = readFileSync(status, 'utf8');
  return !/^State:\s+Z/m.test(text) && (!program || text.startsWith(`Name:\t${program}\n`));
}
