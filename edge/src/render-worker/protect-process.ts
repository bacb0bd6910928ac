import process from 'node:process';

/** Prevents a unit's code from ending its worker and the pages of others: the call throws an error whose stack trace names the unit. */
export function protectProcess(onFault: (error: unknown) => void) {
  const refuse = (): never => {
    throw new Error('A server bundle must not end the process');
  };
  process.exit = refuse;
  process.kill = refuse;
  // Also called for unhandled rejections.
  process.on('uncaughtException', onFault);
}
