import type { Country, DiscoveryEntry } from '@odeta/contracts';
import type { RemoteModule, Storefront } from '@odeta/storefront';
import type { MessageTree } from '@odeta/storefront/i18n';
import { type CandidateParts, createCandidates } from './candidates.ts';
import { checkedScripts } from './checked-scripts.ts';
import { messagesOf } from './messages-of.ts';
import type { Patience } from './patience.ts';
import { raceVersions } from './race-versions.ts';
import { createRegistry, type RemoteRegistry } from './remote-registry.ts';
import type { Federation } from './share-singletons.ts';
import { createVersionRecord, nameOf, type RecordParts, type Version } from './version-record.ts';

interface BrowserRemotesParts extends CandidateParts, RecordParts {
  federation: Federation;
  patience: () => Patience;
  /** Loads the page that is shown, if it belongs to the remote: without it the version counts as failed. */
  openPage: (name: string, module: RemoteModule) => Promise<unknown> | undefined;
}

interface Loaded {
  module: RemoteModule;
  messages: MessageTree;
}

/** Loads remotes by federation, using the first version that arrives and works. */
export function createBrowserRemotes(
  storefront: Pick<Storefront, 'i18n' | 'session' | 'logger'>,
  { federation, openPage, patience, ...parts }: BrowserRemotesParts,
): RemoteRegistry {
  const { i18n } = storefront;
  const { country } = storefront.session;
  const known = new Map(Object.entries(parts.versions));
  const record = createVersionRecord(storefront, parts);
  const candidates = createCandidates(parts);
  const loadVersion = createLoading(federation, known, openPage, country);

  return createRegistry({
    load,
    worked: (name) => withEntry(name, (entry) => record.worked(name, entry)),
    left: (name) => withEntry(name, (entry) => record.left(name, entry)),
    late: (name) => withEntry(name, (entry) => record.late(name, entry)),
    releaseOf: (name) => withEntry(name, (entry) => nameOf(name, entry)),
    failed(name) {
      withEntry(name, (entry) => {
        record.brokeWhileShown(name, entry);
        candidates.mark(entry.url, 'broken');
      });
      return candidates.hasOther(name);
    },
  });

  async function load(name: string, isRequested: boolean): Promise<RemoteModule> {
    const all = candidates.of(name, isRequested);
    const outcome = await raceVersions<Version, Loaded>({
      async next() {
        const { value } = await all.next();
        return value ? { ...value, hasArrived: false } : undefined;
      },
      load: (version, signal) => loadVersion(name, version, signal),
      onBroken(attempt) {
        const { entry, hasArrived } = attempt.version;
        candidates.mark(entry.url, hasArrived ? 'faulty' : 'absent');
        record.brokeWhileLoaded(name, attempt);
      },
      patience,
    });
    record.loaded(name, outcome);
    const { won, value } = outcome;
    if (!won || !value) throw outcome.attempts.at(-1)?.error ?? new Error(`No version of ${name} is left`);
    known.set(name, won.version.entry);
    // For the traces of testers; `overlay` and `outcomes` read it.
    performance.mark?.(`${nameOf(name, won.version.entry)} loaded`);
    i18n.addResourceBundle(country.language, value.module.name, value.messages);
    return value.module;
  }

  function withEntry<Result>(name: string, then: (entry: DiscoveryEntry) => Result): Result | undefined {
    const entry = known.get(name);
    return entry && then(entry);
  }
}

/** Loads a version whose files are there. */
function createLoading(
  federation: Federation,
  known: ReadonlyMap<string, DiscoveryEntry>,
  openPage: BrowserRemotesParts['openPage'],
  country: Country,
) {
  const entries = new Set(known.values());
  const addresses = new Map<string, string>();
  federation.registerPlugins([checkedScripts(() => entries)]);
  for (const [name, { url }] of known) register(name, url);

  return async (name: string, version: Version, signal: AbortSignal): Promise<Loaded> => {
    entries.add(version.entry);
    await version.files.ready;
    signal.throwIfAborted();
    version.hasArrived = true;
    register(name, version.address);
    const loaded = await loadModule(federation, name, country);
    await openPage(name, loaded.module);
    return loaded;
  };

  function register(name: string, entry: string) {
    if (addresses.get(name) === entry) return;
    federation.registerRemotes([{ name: containerName(name), entry }], { force: addresses.has(name) });
    addresses.set(name, entry);
  }
}

async function loadModule(federation: Federation, name: string, { language, languages }: Country): Promise<Loaded> {
  const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${containerName(name)}/remote`);
  const module = exposed?.remote;
  if (!module?.routes?.length) throw new Error(`${name} exposes no routes`);
  const { default: messages } = await messagesOf(module, language, languages[0])();
  return { module, messages };
}

/** The same as in the build. The prefix keeps a container's global name from replacing one of the browser (`confirm`). */
export const containerName = (name: string) => `odeta_${name.replaceAll('-', '_')}`;
