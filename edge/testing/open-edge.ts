import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { signPreview } from '@odeta/delivery/releases/preview';
import type { Metrics } from '@odeta/node/metrics';
import * as v from 'valibot';
import type { ApiGateway } from '../src/api/api-gateway.ts';
import { buildEdge } from '../src/app.ts';
import { EdgeConfigSchema } from '../src/config/config.ts';
import { createLogLines } from './log-lines.ts';
import { openedEdges } from './opened-edges.ts';
import { createReleaseFolder, publish } from './release-folder.ts';

/** A shell of a few lines that outputs its arguments. */
export const shellCode = `
const isSlow = (url) => url.startsWith('/slow');
const isComplete = (url, report) => {
  if (isSlow(url)) report({ kind: 'skeleton', cause: new Error('too slow') });
  return !isSlow(url);
};
const areaOf = (remote, report) => {
  try {
    return remote?.area?.() ?? '';
  } catch (cause) {
    report({ kind: 'skeleton', phase: 'render', cause });
    return 'skeleton';
  }
};
exports.shell = {
  provided: { react: {} },
  routeOf: (path) => ({ remote: path === '/nowhere' ? null : path === '/help' ? 'help' : 'cart', isPrivate: path === '/cart', startsAtOnce: false, query: ['sort'], reachable: [] }),
  loadSiteContents: async (country, send) => (await send('/api/base/menu', {})).json(),
  render: async ({ url, country, remote, contents, routes, report }) => (await remote?.load?.(url), {
    status: url === '/nowhere' ? 404 : 200,
    redirect: url === '/old' ? '/new' : null,
    title: url.startsWith('/count') ? url + (globalThis.count = (globalThis.count ?? 0) + 1) : country, description: null, canonical: null, robots: null, complete: isComplete(url, report),
    write: async (out) => { out.write('<main>' + JSON.stringify({ remote: remote && remote.name, contents }) + (remote?.page?.() ?? '') + areaOf(remote, report) + '</main><nav>' + routes.map(({ path }) => path) + '</nav>'); },
    stores: () => ({}),
  }),
};`;
export const remoteCode = "require('react'); exports.remote = { name: 'cart' };";

interface Options {
  shell?: string;
  /** Its server bundle; empty for a remote without one. */
  remote?: string;
  /** The server bundle of a second remote, at `/help`. */
  help?: string;
  /** Replaces the remote's file after its integrity was recorded. */
  tamperedRemote?: string;
  api?: Partial<ApiGateway>;
  config?: Record<string, string>;
  metrics?: Metrics;
}

/** An edge with a release of a shell and of one remote, and an API that gives every request the same answer. */
export async function openEdge({
  shell = shellCode,
  remote = remoteCode,
  help,
  tamperedRemote,
  api = {},
  config = {},
  metrics,
}: Options = {}) {
  const { directory, entries, list, publicKey, key } = createReleaseFolder({ shell, remote, help });
  if (tamperedRemote !== undefined) writeFileSync(path.join(directory, 'cart/1/server.cjs'), tamperedRemote);
  const environment = {
    APP_SECRET: 's'.repeat(40),
    RELEASES_DIR: directory,
    RELEASE_KEYS: publicKey,
    MEDIA_DIR: directory,
    DISCOVERY_CACHE_SECONDS: '0',
    RENDER_WORKERS: '1',
    // A busy machine takes seconds to start a worker.
    RENDER_LIMIT_SECONDS: '10',
    SHUTDOWN_DELAY_SECONDS: '0',
    ...config,
  };
  const sent: string[] = [];
  const gateway: ApiGateway = {
    send: async (url) => {
      sent.push(url);
      return { status: 200, text: async () => '"menu"', json: async () => 'menu' };
    },
    forward() {},
    ...api,
  };
  const { log, lines } = createLogLines(config.LOG_LEVEL);
  const app = await buildEdge({
    config: v.parse(EdgeConfigSchema, environment),
    api: gateway,
    log,
    ...(metrics && { metrics }),
  });
  openedEdges.push(app);
  // A late event loop, for which pages are refused, would be that of the test itself on a busy machine.
  Object.assign(app, { memoryUsage: () => ({ eventLoopDelay: 0 }) });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'sk.localhost', ...headers } });
  /** Lists a version of a unit in place of the previous one. */
  function release(unit: 'shell' | 'cart', version: string, code: string, addresses?: string[]) {
    entries[unit] = publish(directory, unit, code, version, addresses);
    list();
  }
  /** The same, with the previous version as its fallback. */
  function releaseOver(unit: 'shell' | 'cart', version: string, code: string) {
    const [{ url: fallbackUrl, metadata, extras }] = entries[unit];
    const [{ url, ...entry }] = publish(directory, unit, code, version);
    const fallback = { version: metadata.version, integrity: metadata.integrity, release: extras.release };
    entries[unit] = [{ ...entry, url, fallbackUrl, extras: { ...entry.extras, fallback } }];
    list();
  }
  /** Lists a version as a canary beside the live version; by default for everyone. */
  function releaseBeside(unit: 'shell' | 'cart', version: string, code: string, traffic = 100) {
    const [live] = entries[unit];
    const [canary] = publish(directory, unit, code, version);
    entries[unit] = [
      { ...live, deployment: { traffic: 100, default: true } },
      { ...canary, deployment: { traffic, default: false } },
    ];
    list();
  }
  /** Publishes a version without listing it. @returns the token of a preview of it */
  function preview(unit: 'shell' | 'cart', version: string, code: string, seconds = 60, addresses?: string[]) {
    const [{ extras }] = publish(directory, unit, code, version, addresses);
    const releases = { [unit]: { version, integrity: extras.release.integrity } };
    return signPreview({ until: Math.ceil(Date.now() / 1000) + seconds, releases }, key);
  }
  return { app, get, preview, sent, lines, directory, release, releaseOver, releaseBeside };
}
