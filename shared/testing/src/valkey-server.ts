import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** `test:full` installs Redis, or says that it is missing. */
export const hasValkey = process.env.TEST_SCOPE === 'full' && process.env.REDIS !== undefined;

export interface ValkeyServer {
  url: string;
  /** It keeps its connections and answers nothing, until `SIGCONT`. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** A Valkey or Redis server that keeps nothing on the disk. */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await freePort();
  const options = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    os.tmpdir(),
  ];
  const child = spawn(process.env.REDIS ?? '/usr/bin/redis-server', options, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('Redis did not start');
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}
