import { readCanaryCounts } from '@odeta/contracts';
import { openWritableStore } from '@odeta/delivery/releases/open-store';
import { type FailureLog, unwell } from '@odeta/node/failure-log';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ClientRequest, SendForClient } from '../api/api-gateway.ts';
import type { EdgeConfig } from '../config/config.ts';
import { type CanaryWatch, createCanaryWatch, type RunningCanary } from './canary-watch.ts';
import type { ReleaseMeasures } from './measure-canaries.ts';

/** Milliseconds between two looks at canaries that run. */
const EVERY = 5_000;
/** Milliseconds that the API may take to count. */
const COUNT_LIMIT = 10_000;

interface Deps {
  config: Pick<EdgeConfig, 'RELEASES_DIR' | 'RELEASES_URL' | 'RELEASE_KEYS' | 'RELEASE_STOP_KEY'>;
  failures: FailureLog;
  sendFor: (client: ClientRequest) => SendForClient;
  onJudged: ReleaseMeasures['judged'];
}

/** Watches canaries while `edge` is open. Without a key, or with a read-only store, canaries are stopped by people. */
export function watchCanaries(
  app: FastifyInstance,
  { config, failures, sendFor, onJudged }: Deps,
): CanaryWatch | undefined {
  const { RELEASE_STOP_KEY: key, RELEASE_KEYS: keys = new Map(), RELEASES_DIR, RELEASES_URL } = config;
  const store = key && openWritableStore(RELEASES_URL ?? RELEASES_DIR);
  if (!key || !store) return undefined;
  // Nobody would accept a document signed with it, and later releases could not build on it.
  if (!keys.has(key.id)) throw new Error(`RELEASE_KEYS does not name the public key of RELEASE_STOP_KEY (${key.id})`);
  const watch = createCanaryWatch({
    store,
    key,
    keys,
    readCounts: createCountReader(sendFor),
    onJudged,
    onStopped: (unit, reason) => failures.report({ kind: 'canary-stopped', unit, cause: reason }),
  });
  const looking: { now: Promise<void> | null } = { now: null };
  const look = () => {
    looking.now ??= watch
      .look()
      .catch(unwell({ failures }, 'canaries'))
      .finally(() => {
        looking.now = null;
      });
  };
  app.addHook('onListen', async () => {
    const timer = setInterval(look, EVERY).unref();
    app.server.on('close', () => clearInterval(timer));
  });
  app.addHook('onClose', async () => void (await looking.now));
  return watch;
}

const parse = v.parser(v.object({ body: readCanaryCounts.body }));

/** Reads the API's counts with a signed call, like every call that `edge` makes. */
export const createCountReader =
  (sendFor: Deps['sendFor']) =>
  async ({ unit, version, share }: RunningCanary, client: ClientRequest) => {
    const query = new URLSearchParams({ release: `${unit}@${version}`, share: String(share) });
    const signal = AbortSignal.timeout(COUNT_LIMIT);
    const answer = await sendFor(client)(`/api${readCanaryCounts.path}?${query}`, {
      method: 'GET',
      headers: {},
      signal,
    });
    if (answer.status !== 200) throw new Error(`Canary ${unit}@${version} could not be counted: ${answer.status}`);
    return parse(await answer.json()).body;
  };
