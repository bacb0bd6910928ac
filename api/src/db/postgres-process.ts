import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Whether the process runs, and is the program of that name: after a restart of the machine its number may belong to
 * another one. A zombie, which nobody has buried yet, does not run. Where there is no `/proc` the number alone decides.
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
