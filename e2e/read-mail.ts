import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';

interface Mail {
  /** Kind and event. */
  key: string;
  to: string;
  text: string;
  html: string;
}

/** The e-mails that the shop has sent to an address so far. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env.MAIL_DIR ?? '';
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name)) : [];
  return names
    .map((name): Mail => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}

/** Waits for an e-mail of this kind and returns its text, with plain spaces in numbers and sums. */
export async function mailOf(address: string, kind: string): Promise<string> {
  const find = () => mailsTo(address).find(({ key }) => key.startsWith(`${kind}:`));
  await expect.poll(find, { timeout: 90_000 }).toBeDefined();
  return plain(find()?.text ?? '');
}

/** Replaces the non-breaking spaces in numbers and sums. */
export const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');
