import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { workspace } from '@odeta/workspace/workspace';

/**
 * What `--here` stands for in the scripts of each `package.json`: the unit or package in whose folder the command was started. It comes
 * last, because options of Jest with several values would take what follows.
 */
export function withHere(command: string, args: readonly string[], folder = process.cwd()): string[] {
  if (!args.includes('--here')) return [...args];
  return [...args.filter((arg) => arg !== '--here'), ...argumentsFor(command, folder)];
}

function argumentsFor(command: string, folder: string): string[] {
  if (command === 'unit') return ['--selectProjects', path.basename(folder)];
  if (command === 'check') return ['--in', path.relative(workspace, folder)];
  const { federation } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [federation.name];
}
