import type { Metrics } from './metrics.ts';
import type { ServiceName } from './observe-requests.ts';

/** Server only. */

interface Reports {
  metrics: Metrics;
  service: ServiceName;
  onKeyRefused?: ((cause: Error) => void) | undefined;
}

/** An error of a server that does not accept the shop's key, password or certificate: only an operator can help. */
export interface KeyRefusal {
  readonly refusesKey: boolean;
}

const isKeyRefusal = (error: unknown) => (error as Partial<KeyRefusal> | undefined)?.refusesKey === true;

/** Whether servers accept the shop's keys: each by its last answer. A server that does not answer says nothing about the key. */
export function createKeyWatch({ metrics, service, onKeyRefused }: Reports) {
  const refused = new Map<string, boolean>();
  metrics.gauge(
    {
      name: 'odeta_key_refused',
      help: "1: the server does not accept the shop's key or password, by its last answer.",
      labels: ['service_name', 'dependency'],
    },
    () => [...refused].map(([dependency, is]) => [{ service_name: service, dependency }, is ? 1 : 0]),
  );

  return {
    follow: (dependency: string) => void refused.set(dependency, refused.get(dependency) ?? false),

    answered: (dependency: string) => void refused.set(dependency, false),

    /** `isFault`: it has not answered, or not clearly. */
    failed(dependency: string, error: unknown, isFault: boolean) {
      if (!isKeyRefusal(error)) {
        if (!isFault) refused.set(dependency, false);
        return;
      }
      if (!refused.get(dependency))
        onKeyRefused?.(new Error(`${dependency} does not accept the shop's key`, { cause: error }));
      refused.set(dependency, true);
    },
  };
}
