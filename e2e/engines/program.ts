import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Milliseconds that a program may take to start on a busy machine. */
const START_LIMIT = 60_000;

/** A program that runs during the tests, with all its child processes. */
export class Program {
  readonly lines: string[] = [];
  private readonly child;
  private readonly ended: Promise<unknown>;

  constructor(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    // A process group of its own, so that child processes can be ended with it.
    this.child = spawn(file, args, {
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.on('exit', this.kill);
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      createInterface(stream).on('line', (line) => this.lines.push(line));
    }
  }

  /** Waits for a line. @returns the pattern's first group */
  async waitForLine(pattern: RegExp): Promise<string> {
    const limit = Date.now() + START_LIMIT;
    while (Date.now() < limit) {
      for (const line of this.lines) {
        const [, group] = pattern.exec(line) ?? [];
        if (group !== undefined) return group;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${this.child.spawnfile} did not start:\n${this.lines.join('\n')}`);
  }

  async stop() {
    this.kill();
    await this.ended;
    process.off('exit', this.kill);
  }

  private readonly kill = () => {
    const { pid, exitCode, signalCode } = this.child;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  };
}
