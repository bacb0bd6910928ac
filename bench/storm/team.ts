import process from 'node:process';
import { run as canDeploy } from '@odeta/delivery/can-deploy/can-deploy';
import { run as promote } from '@odeta/delivery/commands/promote';
import { run as release } from '@odeta/delivery/commands/release';
import { run as releases } from '@odeta/delivery/commands/releases';
import { run as rollback } from '@odeta/delivery/commands/rollback';
import { run as stop } from '@odeta/delivery/commands/stop';

/** The process of a team with its own key and folder of builds: it runs the commands that it is sent, as `npm run` does. */
const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  'can-deploy': canDeploy,
  promote,
  release,
  releases,
  rollback,
  stop,
};

const printed: string[] = [];
console.log = (...texts: unknown[]) => void printed.push(texts.join(' '));
console.error = () => {};

process.on('message', async ([name = '', ...args]: string[]) => {
  printed.length = 0;
  process.exitCode = 0;
  try {
    await commands[name]?.(args);
    process.send?.({ code: Number(process.exitCode), text: printed.join('\n') });
  } catch (error) {
    const { message, exitCode = 1, stack } = error as Error & { exitCode?: number };
    process.send?.({ code: exitCode, text: exitCode === 1 ? (stack ?? message) : message });
  }
  process.exitCode = 0;
});
process.on('disconnect', () => process.exit());
