import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

export const begin = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}, cwd?: string) =>
  spawn(program, args, { cwd, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });

export async function ended(child: ReturnType<typeof begin>): Promise<Ended> {
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}
