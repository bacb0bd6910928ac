import process from 'node:process';

/** Runs `stop` once when the command is to end (Ctrl-C, `kill`, a closed terminal), and then ends it. */
export function whenStopped(stop: () => Promise<void>) {
  const stopping = { begun: false };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping.begun) return;
      stopping.begun = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
