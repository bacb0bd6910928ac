import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (on Linux from 32768 on): an outgoing connection could take one of those before the server
 * listens.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [12_000, 32_000];
const ATTEMPTS = 100;
/** How often a server tries another port: between the search for a port and the listening somebody may have taken it. */
const LISTEN_ATTEMPTS = 5;

/** Server only. A port of the loopback interface that is free now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new Error('There is no free port');
}

/** Server only. Listens on a free port, and on another one if that is taken in the meantime. Returns the port. */
export async function listenOnFreePort(
  listen: (port: number) => Promise<unknown>,
  findPort: () => Promise<number> = findFreePort,
): Promise<number> {
  return retryTakenPort(async () => {
    const port = await findPort();
    await listen(port);
    return port;
  });
}

/** Server only. Repeats `start`, which chooses its ports anew each time, while it fails because one of them is taken. */
export async function retryTakenPort<Result>(
  start: () => Promise<Result>,
  isChosen: (port: number | undefined) => boolean = () => true,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const { code, port } = error as NodeJS.ErrnoException & { port?: number };
      if (code !== 'EADDRINUSE' || attempt === LISTEN_ATTEMPTS || !isChosen(port)) throw error;
    }
  }
}

/** Server only. Whether nothing listens on this port of the loopback interface now. */
export function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
