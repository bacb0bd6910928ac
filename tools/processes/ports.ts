import { createServer } from 'node:net';
import { StartFailure } from '@odeta/workspace/failure';

/**
 * Checked before a build, so that the error appears at once.
 * @throws {StartFailure} with one sentence that names the port.
 */
export function ensurePortIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) => reject(new StartFailure(portFailure(port, host, code))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * Listens on the port that the user chose. It may have been taken since the start of a build.
 * @throws {StartFailure} with one sentence that names the port.
 */
export async function requirePort(port: number, host: string, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    throw syscall === 'listen' ? new StartFailure(portFailure(port, host, code)) : error;
  }
}

function portFailure(port: number, host: string, code?: string) {
  if (code === 'EADDRINUSE') return `Port ${port} is busy: stop what uses it, or choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose one above 1023 with PORT.`;
  return `The shop cannot listen on ${host}:${port} (${code}): choose another HOST or PORT.`;
}
