import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '@odeta/delivery/build/source-digest';
import { workspace } from '@odeta/workspace/workspace';
import webpack, { type Configuration } from 'webpack';

const folder = path.join(workspace, 'staff-mfe');

/**
 * Builds the application for staff, unless the folder has it already: it is known by the digest of its sources, as the units of the shop are.
 * @returns its folder, for `STAFF_DIR`.
 */
export async function buildStaffApp(dataFolder: string): Promise<string> {
  const output = path.join(dataFolder, 'staff-app');
  const digest = await digestOf({ folder }, workspace);
  const mark = path.join(output, 'digest');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return output;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await build(output);
  cpSync(path.join(folder, 'src/shell/index.html'), path.join(output, 'index.html'));
  // Written last: a build that was ended is done again.
  writeFileSync(mark, digest);
  return output;
}

async function build(output: string) {
  const { default: configure } = (await import(path.join(folder, 'staff.config.mjs'))) as {
    default: (environment: { output: string }) => Configuration[];
  };
  const compiler = webpack(configure({ output }));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
