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

const never = () => new Promise<never>(() => {});

export type Started = ReturnType<typeof createStarted>;

/** What a command has started, to be stopped in the opposite order. */
export function createStarted() {
  const started: Promise<Stoppable | null>[] = [];
  const stopping = { begun: false };

  return {
    /** Also what is still starting is stopped, once it can be. From then on nothing starts: the promise stays open. */
    keep<Thing extends Stoppable>(start: () => Thing | Promise<Thing>): Promise<Thing> {
      if (stopping.begun) return never();
      const starting = Promise.resolve().then(start);
      started.push(starting.catch(() => null));
      return starting.then((thing) => (stopping.begun ? never() : thing));
    },

    async stop() {
      stopping.begun = true;
      for (const starting of started.splice(0).reverse()) await (await starting)?.stop();
    },
  };
}
