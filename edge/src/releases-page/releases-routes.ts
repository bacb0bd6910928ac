import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveryEntry } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { clientRequestOf } from '../api/api-gateway.ts';
import type { createServerSend } from '../api/server-send.ts';
import type { RecentErrors } from '../browser-errors/recent-errors.ts';
import { createCountReader } from '../canaries/watch-canaries.ts';
import { mayReadReleases } from '../choosing/may-read-releases.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import { securityHeaders } from '../http/content-security-policy.ts';
import { readReleasesFrom } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';
import type { Timings } from '../timings/timings.ts';
import { createOverview } from './overview.ts';
import { releasesPage } from './releases-page.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** In the order of the cascade: the last file overrides the others. */
const STYLES = ['releases-page.css', 'releases-tables.css', 'releases-narrow.css'];

interface Deps {
  config: Pick<EdgeConfig, 'APP_SECRET' | 'APP_SIMULATOR_DIR' | 'RELEASE_KEYS' | 'RELEASE_STOP_KEY' | 'RELEASES_URL'>;
  store: ReadableStore;
  discovery: DiscoveryReader;
  sendFor: ReturnType<typeof createServerSend>;
  timings: Timings;
  errors: Pick<RecentErrors, 'list'>;
  onRequest: onRequestAsyncHookHandler;
  /** The answer at these addresses for everyone else. */
  otherwise(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** `/releases`, for testers and on a developer's own machine; for everyone else the pages do not exist. */
export function releasesRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, discovery, store, sendFor, timings, errors, onRequest, otherwise } = deps;
  const keys = config.RELEASE_KEYS ?? new Map();
  const read = createOverview({ store, keys, timings, errors, problem: discovery.problem });
  const ownStyles = STYLES.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('');
  const watches = config.RELEASE_STOP_KEY !== undefined && !/^https?:/.test(config.RELEASES_URL ?? '');
  const countFor = createCountReader(sendFor);

  const stylesOf = async (shell: DiscoveryEntry) => {
    const { entry, styles } = await readRelease(readReleasesFrom(store), shell);
    return styles.map((file) => shell.url.slice(0, -entry.length) + file);
  };
  const overviewFor = async (request: FastifyRequest) => {
    const { document } = await discovery.read();
    return read(document, (canary) => countFor(canary, clientRequestOf(request)));
  };
  const forReaders = (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    return (request: FastifyRequest, reply: FastifyReply) => {
      if (!mayReadReleases(request, config)) return otherwise(request, reply);
      reply.headers({ ...securityHeaders, 'cache-control': 'no-store', 'content-security-policy': POLICY });
      return answer(request, reply);
    };
  };

  app.get(
    '/releases',
    { onRequest },
    forReaders(async (request, reply) => {
      const overview = await overviewFor(request);
      const { shell } = (await discovery.read()).versions;
      const styles = shell ? await stylesOf(shell) : [];
      const page = releasesPage(overview, { shellStyles: styles, isWatched: watches });
      return reply.type('text/html; charset=utf-8').send(page);
    }),
  );
  app.get(
    '/releases.json',
    { onRequest },
    forReaders(async (request, reply) => reply.send(await overviewFor(request))),
  );
  app.get(
    '/releases.css',
    { onRequest },
    forReaders(async (_, reply) => reply.type('text/css; charset=utf-8').send(ownStyles)),
  );
}
