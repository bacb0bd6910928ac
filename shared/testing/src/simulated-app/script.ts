import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const files = ['app-memory.ts', 'app-kind.ts', 'app-line.ts', 'app-post.ts', 'simulated-app.ts'];

/** The simulated app as a plain script: it defines `createSimulatedApp` and `userAgentOf` for the scripts after it. */
export const simulatedAppScript = (): string => files.map(scriptOf).join('\n');

const scriptOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
