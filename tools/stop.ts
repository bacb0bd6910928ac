import process from 'node:process';

/** Runs `stop` once when the command is to end (Ctrl-C, `kill`, a closed terminal), and then ends it with `code`. */
export function whenStopped(stop: () => Promise<void>, code = 0) {
  const stopping = { begun: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping.begun) return;
      stopping.begun = true;
      stop().then(
        () => process.exit(code),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

export interface Stoppable {
  stop(): Promise<void>;
}

/** What a command has started, to be stopped in the opposite order. */
export function createStarted() {
  const started: Promise<Stoppable | null>[] = [];

  return {
    /** Also what is still starting is stopped, once it can be. */
    keep<Thing extends Stoppable>(starting: Promise<Thing>): Promise<Thing> {
      started.push(starting.catch(() => null));
      return starting;
    },

    async stop() {
      for (const starting of started.splice(0).reverse()) await (await starting)?.stop();
    },
  };
}
