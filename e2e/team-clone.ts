import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import type { Edit } from './mistakes.ts';
import { runIn } from './run-command.ts';

const PAUSE = 200;

/** The clone of the cart's team with its edits, built by its command. It is created once in a run: later tests release the same build. */
export async function openClone(name: string, edits: readonly Edit[]): Promise<string> {
  const clone = path.join(tmpdir(), `cart that ${name}`);
  const built = path.join(clone, '.built');
  for (;;) {
    if (existsSync(built)) return clone;
    if (isFirst(clone)) break;
    await pause(PAUSE);
  }
  try {
    copyWorkspace(clone, ['cart-mfe', 'shared', 'delivery', 'tools']);
    for (const edit of edits) write(clone, edit);
    await runIn(clone, 'build', 'cart');
    writeFileSync(built, '');
    return clone;
  } catch (error) {
    rmSync(clone, { recursive: true, force: true });
    throw error;
  }
}

export function write(clone: string, [file, before, after]: Edit) {
  const name = path.join(clone, file);
  const source = readFileSync(name, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} is no longer what this test edits`);
  writeFileSync(name, source.replace(before, after));
}

function isFirst(folder: string) {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
