import { setTimeout as pause } from 'node:timers/promises';
import { type Repetition, repeat } from '../background/repeat.ts';

/** Milliseconds between two checks of the server, and between two attempts to start it. */
const EVERY_MS = 500;
/** Long enough for the recovery after a crash, and until the crashed server's processes have ended. */
const GIVE_UP_MS = 60_000;

export interface Server {
  isRunning(): boolean;
  /** Rejects when it cannot be started now. */
  start(): Promise<void>;
}

export interface ServerWatcher {
  /** The server has ended; restarts will be attempted. */
  onDown(): void;
  onBack(): void;
  /** It could not be restarted in time; no more attempts are made. */
  onGivenUp(cause: unknown): void;
}

export interface WatchTimes {
  everyMs?: number;
  giveUpMs?: number;
}

export function keepRunning(
  server: Server,
  { onDown, onBack, onGivenUp }: ServerWatcher,
  { everyMs = EVERY_MS, giveUpMs = GIVE_UP_MS }: WatchTimes = {},
): Repetition {
  const state = { givenUp: false };

  return repeat(
    async (signal) => {
      if (state.givenUp || server.isRunning()) return;
      onDown();
      const limit = performance.now() + giveUpMs;
      while (!signal.aborted) {
        const failure = await startOnce(server);
        if (!failure) return onBack();
        if (performance.now() >= limit) {
          state.givenUp = true;
          return onGivenUp(failure.cause);
        }
        await pause(everyMs);
      }
    },
    { everyMs, onError: onGivenUp },
  );
}

const startOnce = (server: Server): Promise<{ cause: unknown } | null> =>
  server.start().then(
    () => null,
    (cause: unknown) => ({ cause }),
  );
