import process from 'node:process';

/**
 * A unit's code must not end its worker, and with it the pages of others: what it asks for becomes an error with a stack
 * trace, which names the unit.
 */
export function protectProcess(onFault: (error: unknown) => void) {
  const refuse = (): never => {
    throw new Error('A server bundle must not end the process');
  };
  process.exit = refuse;
  process.kill = refuse;
  // Rejected promises that nobody handles come here, too.
  process.on('uncaughtException', onFault);
}
