import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/**
 * Runs `tsc` of this workspace.
 * @returns its output; empty without errors.
 */
export function runCompiler(folder: string, root: string): Promise<string> {
  const compiler = createRequire(path.join(root, 'package.json')).resolve('typescript/package.json');
  const tsc = path.join(path.dirname(compiler), 'bin/tsc');
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 16_000_000 };
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], options, (_, said) => resolve(said.trim()));
  });
}
