import { type Circuit, type Circuits, createCircuits } from '@odeta/node/circuits';
import type { Metrics } from '@odeta/node/metrics';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { Clock } from './db/database-clock.ts';
import { guardMailer, mailCircuit } from './mail/guard-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createProvider } from './payments/create-provider.ts';
import { bankCircuit, guardProvider } from './payments/guard-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { searchCircuit } from './search/meilisearch/meilisearch-engine.ts';

interface ExternalServices {
  /** For those that are asked in several places. */
  circuits: Circuits;
  searchCircuit: Circuit;
  mail: Mailer;
  provider: PaymentProvider;
}

/** The external services that this process calls, each behind a circuit breaker, whose state is measured and logged. */
export function openExternalServices(
  app: FastifyInstance,
  { config, mail, provider }: AppOptions,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
): ExternalServices {
  const circuits = createCircuits({
    metrics,
    service: 'api',
    onOpen: (cause) => app.failures.report({ kind: 'circuit-open', cause }),
    onKeyRefused: (cause) => app.failures.report({ kind: 'key-refused', cause }),
    onClose: (dependency) => app.log.warn({ kind: 'circuit-closed', dependency }, `${dependency} works again`),
  });
  app.addHook('onClose', async () => circuits.close());
  return {
    circuits,
    searchCircuit: circuits.of('search', searchCircuit),
    mail: guardMailer(mail, circuits.of('mail', mailCircuit)),
    provider: provider ?? guardProvider(createProvider(config, clock), circuits.of('bank', bankCircuit)),
  };
}
