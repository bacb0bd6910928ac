import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { simulatedAppScript } from '@odeta/testing/simulated-app/script';
import { workspace } from './workspace.ts';

/** Writes the files of `/app-simulator` (docs/app-bridge.md). @returns their folder. */
export function buildAppSimulator(dataFolder: string): string {
  const folder = path.join(dataFolder, 'app-simulator');
  const source = path.join(workspace, 'tools/app-simulator');
  const ui = path.join(workspace, 'shared/ui/src');
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', 'simulator.css', 'messages.css'])
    cpSync(path.join(source, file), path.join(folder, file));
  for (const file of ['tokens.css', 'fonts.css', 'fonts'])
    cpSync(path.join(ui, file), path.join(folder, file), { recursive: true });
  writeFileSync(path.join(folder, 'simulated-app.js'), simulatedAppScript());
  for (const name of ['views', 'simulator'])
    writeFileSync(path.join(folder, `${name}.js`), scriptOf(path.join(source, `${name}.ts`)));
  return folder;
}

/** As a plain script: what it imports is in the scripts before it. */
const scriptOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(file, 'utf8'))
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
