import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const workspace = path.resolve(import.meta.dirname, '../..');

const SECONDS = 20;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The code for logging in that the shop has sent to an address. */
export async function codeFor(address: string): Promise<string> {
  const folder = path.resolve(workspace, process.env.DATA_DIR ?? '.data', 'mail');
  for (let second = 0; second < SECONDS; second += 1) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    const mails: { key: string; to: string; text: string }[] = names.map((name) => read(path.join(folder, name)));
    const mail = mails.find(({ key, to }) => to === address && key.startsWith('log-in-code:'));
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await pause(1_000);
  }
  throw new Error(`No code for logging in was sent to ${address}`);
}
