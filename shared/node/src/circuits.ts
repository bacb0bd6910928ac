import CircuitBreaker from 'opossum';
import type { Metrics } from './metrics.ts';
import type { ServiceName } from './observe-requests.ts';
import { createKeyWatch } from './refused-keys.ts';

/**
 * Server only. Circuit breakers for calls to other companies' servers, such as the bank or the mail server. If one keeps failing, its
 * circuit opens: calls to it fail at once instead of waiting for a timeout, and every few seconds one call tests whether it works again.
 */

export type Dependency =
  | 'bank'
  | 'mail'
  | 'search'
  | 'push'
  | 'app-push'
  | 'vies'
  | 'regon'
  | 'ceidg'
  | 'nav'
  | 'anaf'
  | 'openid'
  | 'release-store';

/** Nothing was sent. */
export class CircuitOpen extends Error {
  constructor(dependency: Dependency) {
    super(`${dependency} has failed repeatedly and is not asked for the moment`);
    this.name = 'CircuitOpen';
  }
}

export interface Circuit {
  /** @throws {CircuitOpen} without asking while it is open */
  run<Result>(ask: () => Promise<Result>): Promise<Result>;
  /** Whether it would be refused now; `false` also when the next call is the one that tries. */
  isOpen(): boolean;
}

/** For what has no server, and for tests. */
export const alwaysClosed: Circuit = { run: (ask) => ask(), isOpen: () => false };

export interface CircuitOptions {
  /** Calls within the window, more than half of which fail, until it opens. */
  calls?: number;
  windowSeconds?: number;
  /** Until a call tries again. */
  retrySeconds?: number;
  /** Whether an error is the server's fault; by default every one. A refusal is an answer. */
  isFault?: (error: unknown) => boolean;
}

interface Reports {
  metrics: Metrics;
  service: ServiceName;
  onOpen: (cause: Error) => void;
  onClose: (dependency: Dependency) => void;
  /** A server has begun to refuse the shop's key or password, which it says with a `KeyRefusal`. */
  onKeyRefused?: (cause: Error) => void;
}

export type Circuits = ReturnType<typeof createCircuits>;

export function createCircuits({ metrics, service, onOpen, onClose, onKeyRefused }: Reports) {
  const opened: { dependency: Dependency; breaker: CircuitBreaker<[() => Promise<unknown>], unknown> }[] = [];
  const refused = metrics.counter({
    name: 'odeta_circuit_refused_total',
    help: 'Calls that were not made, because the server has failed repeatedly.',
    labels: ['service_name', 'dependency'],
  });
  metrics.gauge(
    {
      name: 'odeta_circuit_open',
      help: '1: the server has failed repeatedly and is not asked for the moment.',
      labels: ['service_name', 'dependency'],
    },
    () => {
      const names = new Set(opened.map(({ dependency }) => dependency));
      const isOpen = (name: Dependency) =>
        opened.some(({ dependency, breaker }) => dependency === name && breaker.opened);
      return [...names].map((dependency) => [{ service_name: service, dependency }, isOpen(dependency) ? 1 : 0]);
    },
  );

  const keys = createKeyWatch({ metrics, service, onKeyRefused });

  return {
    of(
      dependency: Dependency,
      { calls = 5, windowSeconds = 30, retrySeconds = 5, isFault }: CircuitOptions = {},
    ): Circuit {
      const last: { cause: unknown } = { cause: undefined };
      const breaker = new CircuitBreaker((ask: () => Promise<unknown>) => ask(), {
        name: dependency,
        // Each call has a time limit of its own.
        timeout: false,
        volumeThreshold: calls,
        errorThresholdPercentage: 50,
        rollingCountTimeout: windowSeconds * 1000,
        rollingPercentilesEnabled: false,
        enableSnapshots: false,
        resetTimeout: retrySeconds * 1000,
        errorFilter: (error: unknown) => isFault?.(error) === false,
      });
      breaker.on('failure', (cause: unknown) => {
        last.cause = cause;
      });
      breaker.on('open', () => onOpen(new Error(`${dependency} fails repeatedly`, { cause: last.cause })));
      breaker.on('close', () => onClose(dependency));
      breaker.on('reject', () => refused.add({ service_name: service, dependency }));
      opened.push({ dependency, breaker });
      keys.follow(dependency);
      return {
        isOpen: () => breaker.opened,
        async run<Result>(ask: () => Promise<Result>) {
          try {
            const answer = (await breaker.fire(ask)) as Result;
            keys.answered(dependency);
            return answer;
          } catch (error) {
            if (isRejection(error)) throw new CircuitOpen(dependency);
            keys.failed(dependency, error, isFault?.(error) !== false);
            throw error;
          }
        },
      };
    },

    close() {
      for (const { breaker } of opened) breaker.shutdown();
    },
  };
}

/** By the breaker itself, because it is open, or because the process ends. */
const isRejection = (error: unknown) => error instanceof Error && CircuitBreaker.isOurError(error);
