import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (on Linux from 32768 on): an outgoing connection could take one of those before the server
 * listens.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [12_000, 32_000];
const ATTEMPTS = 100;

/** Server only. A port of the loopback interface that is free now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
