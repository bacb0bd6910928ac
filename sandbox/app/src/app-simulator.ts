import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { transformSync } from '@swc/core';

const source = import.meta.dirname;
const model = path.join(workspace, 'shared/testing/src/simulated-app');
const contracts = path.join(workspace, 'shared/contracts/src/app-bridge');
const ui = path.join(workspace, 'shared/ui/src');

/** Each file of the simulated app after those that it imports. */
const modelFiles = ['app-memory', 'app-kind', 'app-line', 'app-post', 'return-link', 'simulated-app'];

/** Writes the files of `/app-simulator` (docs/app-bridge.md). @returns their folder. */
export function buildAppSimulator(dataFolder: string): string {
  const folder = path.join(dataFolder, 'app-simulator');
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', 'simulator.css', 'controls.css', 'messages.css'])
    cpSync(path.join(source, file), path.join(folder, file));
  for (const file of ['tokens.css', 'fonts.css', 'fonts'])
    cpSync(path.join(ui, file), path.join(folder, file), { recursive: true });
  const scripts = {
    'simulated-app': modelFiles.map((name) => scriptOf(model, name)).join('\n'),
    notifications: scriptOf(source, 'notifications'),
    'bank-app': scriptOf(source, 'bank-app'),
    views: scriptOf(source, 'views'),
    simulator: [scriptOf(contracts, 'consent-services'), scriptOf(source, 'simulator')].join('\n'),
  };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(folder, `${name}.js`), text);
  return folder;
}

/** As a plain script: its imports are in earlier scripts. */
function scriptOf(folder: string, name: string) {
  const text = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const { code } = transformSync(text, { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  // The compiler may write the end of a comment and an export on the same line.
  return code.replace(/^import .*$/gm, '').replace(/^(.*\*\/ )?export /gm, '$1');
}
