import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Exit code of a command that was interrupted, as shells count it. */
const INTERRUPTED = 130;

/**
 * Runs `stop` once when the command is interrupted (Ctrl-C, `kill`, a closed terminal), and then exits with `code`.
 * @returns a function that restores the default behaviour.
 */
export function whenStopped(stop: () => Promise<void>, code = 0): () => void {
  const stopping = { begun: false };
  const handle = () => {
    if (stopping.begun) return;
    stopping.begun = true;
    stop().then(
      () => process.exit(code),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}

export interface Stoppable {
  stop(): Promise<void>;
}

const never = () => new Promise<never>(() => {});

export type Started = ReturnType<typeof createStarted>;

/** What a command has started, to be stopped in reverse order. */
export function createStarted() {
  const started: Promise<Stoppable | null>[] = [];
  const stopping: { begun: boolean; whole: Promise<void> | null } = { begun: false, whole: null };

  async function stopAll() {
    stopping.begun = true;
    for (const starting of started.splice(0).reverse()) await (await starting)?.stop();
  }

  return {
    /** What is still starting is stopped once it has started. After stopping has begun, nothing starts and the promise never resolves. */
    keep<Thing extends Stoppable>(start: () => Thing | Promise<Thing>): Promise<Thing> {
      if (stopping.begun) return never();
      const starting = Promise.resolve().then(start);
      started.push(starting.catch(() => null));
      return starting.then((thing) => (stopping.begun ? never() : thing));
    },

    /** Also resolves a second call only when everything has stopped: a stage may fail because what it needs is being stopped. */
    stop(): Promise<void> {
      stopping.whole ??= stopAll();
      return stopping.whole;
    },
  };
}

/**
 * A stage of a command: what it has started is stopped when the stage ends or the command is interrupted. Two stages at a time would exit
 * before both have stopped.
 */
export async function withStarted<Result>(run: (started: Started) => Promise<Result>): Promise<Result> {
  const started = createStarted();
  const ignoreSignals = whenStopped(started.stop, INTERRUPTED);
  try {
    return await run(started);
  } finally {
    await started.stop();
    ignoreSignals();
  }
}
