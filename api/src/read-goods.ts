import type { Circuit } from '@odeta/node/circuits';
import { noMetrics } from '@odeta/node/no-metrics';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { Goods } from './catalog/search.service.ts';
import { watchReplica } from './db/read-replica.ts';
import { createReads, type Reads } from './http/reads.ts';
import { measureReplica } from './metrics/measure-replica.ts';
import { createSearch } from './search/create-search.ts';
import type { SearchEngine } from './search/search-engine.ts';

/** Opens the reading of catalogue, search and contents, from the replica of the database if there is one. */
export function readGoods(
  app: FastifyInstance,
  { db, replica, config, metrics = noMetrics }: AppOptions,
  { search, circuit }: { search: SearchEngine; circuit: Circuit },
  onError: (cause: unknown) => void,
): Reads<Goods> {
  const primary = { db, search };
  if (!replica) return createReads({ primary, replica: null, metrics });
  measureReplica(metrics, replica);
  const watch = watchReplica(replica);
  app.addHook('onClose', () => watch.stop());
  const sources = { db: replica.db, search: createSearch(replica.db, config, onError, circuit).engine };
  return createReads({ primary, replica: { sources, state: replica }, metrics });
}
