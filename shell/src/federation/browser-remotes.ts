import type { DiscoveryEntry, Language, VersionSet } from '@odeta/shared/contracts';
import type { RemoteModule, Storefront } from '@odeta/shared/storefront';
import type { LastGoodVersions } from './last-good-versions.ts';
import { createRegistry, type RemoteRegistry } from './remote-registry.ts';
import { scriptLimits } from './script-limits.ts';
import type { Federation } from './share-singletons.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds that an entry, a chunk or the messages of a remote may take before they are asked for anew. */
const TIME_LIMIT = 4_000;

export interface BrowserRemotesParts {
  federation: Federation;
  /** The versions that the page was rendered with. */
  versions: VersionSet;
  /** Asks for the versions that are live now: a broken release may have been rolled back since. */
  readVersions: () => Promise<VersionSet>;
  lastGood: LastGoodVersions;
  /** Opens the page that is shown, if it is the remote's: a version without its page is as good as none. */
  openPage: (name: string, module: RemoteModule) => Promise<unknown> | undefined;
}

/**
 * Loads remotes by federation. In this order: the page's version, the version that is live now with a fresh URL (the
 * runtime and the browser remember a failed one), the last version that worked in this browser. A version that failed
 * while it rendered stands back behind every other.
 */
export function createBrowserRemotes(
  storefront: Pick<Storefront, 'i18n' | 'session' | 'logger'>,
  { federation, versions, readVersions, lastGood, openPage }: BrowserRemotesParts,
): RemoteRegistry {
  const { language } = storefront.session.country;
  const known = new Map(Object.entries(versions));
  const broken = new Set<string>();
  let retries = 0;
  federation.registerPlugins([scriptLimits(() => known.values(), TIME_LIMIT)]);
  for (const [name, entry] of known) register(name, entry.url, false);

  return createRegistry({
    load,
    worked(name) {
      const entry = known.get(name);
      if (entry) lastGood.remember(name, entry);
    },
    failed: (name) => void broken.add(known.get(name)?.url ?? ''),
  });

  async function load(name: string): Promise<RemoteModule> {
    let failure: unknown = new Error(`No version of ${name} is known`);
    for await (const { entry, isFresh } of candidates(name)) {
      try {
        return await loadEntry(name, entry, isFresh);
      } catch (error) {
        failure = error;
        storefront.logger.log('warning', `Remote ${name} of ${entry.url}`, error);
      }
    }
    throw failure;
  }

  async function* candidates(name: string) {
    const own = versions[name];
    if (own && !broken.has(own.url)) yield { entry: own, isFresh: false };
    const live = await liveVersion(name);
    const isBroken = live && broken.has(live.url);
    if (live && !isBroken) yield { entry: live, isFresh: true };
    const last = lastGood.find(name);
    if (last && last.url !== own?.url && !broken.has(last.url)) yield { entry: last, isFresh: true };
    if (live && isBroken) yield { entry: live, isFresh: true };
  }

  async function liveVersion(name: string) {
    const live = await withTimeLimit(readVersions(), TIME_LIMIT, 'discovery').catch(() => versions);
    return live[name] ?? versions[name];
  }

  function register(name: string, entry: string, force: boolean) {
    federation.registerRemotes([{ name: containerName(name), entry }], { force });
  }

  async function loadEntry(name: string, entry: DiscoveryEntry, isFresh: boolean) {
    known.set(name, entry);
    if (isFresh) {
      retries += 1;
      register(name, `${entry.url}?retry=${retries}`, true);
    }
    const remote = await withTimeLimit(loadModule(federation, name, language), TIME_LIMIT, name);
    await withTimeLimit(Promise.resolve(openPage(name, remote.module)), TIME_LIMIT, `page of ${name}`);
    storefront.i18n.addResourceBundle(language, remote.module.name, remote.messages);
    return remote.module;
  }
}

async function loadModule(federation: Federation, name: string, language: Language) {
  const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${containerName(name)}/remote`);
  const module = exposed?.remote;
  if (!module?.routes?.length) throw new Error(`${name} exposes no routes`);
  const { default: messages } = await module.messages[language]();
  return { module, messages };
}

/** As in the build: a container may not take the name of something that every window has (`confirm`). */
export const containerName = (name: string) => `odeta_${name.replaceAll('-', '_')}`;
