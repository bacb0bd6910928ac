import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dataFolder } from '@odeta/workspace/workspace';

/** `npm run reset`: deletes the database and all builds. The next start creates them again. */
export async function run() {
  const folder = dataFolder(process.env);
  rmSync(folder, { recursive: true, force: true });
  console.log(`Removed ${path.relative(process.cwd(), folder)}.`);
}
