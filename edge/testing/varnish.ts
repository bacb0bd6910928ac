import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';

const { VARNISH } = process.env;
export const hasVarnish = VARNISH !== undefined;

/** A Varnish with the configuration of `docs/scale` in front of an `edge`. Returns its address. */
export async function startVarnish(edgePort: number) {
  // Readable for the user that it changes to.
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  const port = await findFreePort();
  const shipped = readFileSync(path.join(import.meta.dirname, '../../docs/scale/shop.vcl'), 'utf8');
  const file = path.join(folder, 'shop.vcl');
  writeFileSync(file, shipped.replace('"edge"', '"127.0.0.1"').replace('"3000"', `"${edgePort}"`));
  const args = ['-F', '-n', path.join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m'];
  const own = ['-p', 'http_gzip_support=off', '-j', 'none'];
  const child = spawn(VARNISH ?? '', [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address, { method: 'HEAD' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`Varnish did not start: ${said.join('')}`);
    await pause(50);
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
