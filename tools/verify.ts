import process from 'node:process';
import { areAssetsChecked } from './assets.ts';
import { runCommand } from './run-command.ts';

export interface Check {
  name: string;
  run: () => Promise<boolean>;
}

/** What needs no server: each check by its name. */
export const checks: readonly Check[] = [
  { name: 'format and lint', run: () => runCommand('biome', ['ci', '.']) },
  {
    name: 'dependency rules',
    run: () => runCommand('depcruise', ['.', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']),
  },
  { name: 'unused code', run: () => runCommand('knip', []) },
  { name: 'types', run: () => runCommand('tsc', ['--noEmit', '-p', '.']) },
  { name: 'assets', run: checkAssets },
];

/** `npm run verify`: the checks that a change should pass before anything is tested. */
export async function run() {
  for (const check of checks) {
    console.log(`\n── ${check.name}`);
    if (!(await check.run())) process.exitCode = 1;
  }
}

async function checkAssets() {
  const ok = areAssetsChecked();
  if (!ok) console.error('Sources below assets/ are not those that were checked last: run `npm run assets`.');
  return ok;
}
