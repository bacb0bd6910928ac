import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

interface Mail {
  /** Kind and event. */
  key: string;
  to: string;
  text: string;
  html: string;
}

/** The e-mails that the shop has sent to an address until now. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env.MAIL_DIR ?? '';
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name)) : [];
  return names
    .map((name): Mail => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}
