import type { DiscoveryEntry, Language } from '@odeta/contracts';
import type { RemoteModule, Storefront } from '@odeta/storefront';
import type { SayOutcome } from '../outcomes/say-outcome.ts';
import { type Candidate, type CandidateParts, createCandidates } from './candidates.ts';
import { createRegistry, type RemoteRegistry } from './remote-registry.ts';
import { scriptLimits } from './script-limits.ts';
import type { Federation } from './share-singletons.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds for loading a version of a remote, its texts and the page, before the next version is tried. */
const TIME_LIMIT = 4_000;

interface BrowserRemotesParts extends Omit<CandidateParts, 'timeLimit'> {
  /** Leaves failed releases, such as `cart@1.4.0`, out of this visitor's next pages for a while. */
  setAside: (releases: readonly string[]) => void;
  sayOutcome: SayOutcome;
  federation: Federation;
  /** Loads the page that is shown, if it belongs to the remote: without it the version counts as failed. */
  openPage: (name: string, module: RemoteModule) => Promise<unknown> | undefined;
}

/** Loads remotes by federation, using the first candidate that works. */
export function createBrowserRemotes(
  storefront: Pick<Storefront, 'i18n' | 'session' | 'logger'>,
  { federation, openPage, setAside, sayOutcome, ...parts }: BrowserRemotesParts,
): RemoteRegistry {
  const { logger, i18n } = storefront;
  const { language } = storefront.session.country;
  const { versions, lastGood } = parts;
  const known = new Map(Object.entries(versions));
  const failures = new Map<string, Set<string>>();
  const candidates = createCandidates({ ...parts, timeLimit: TIME_LIMIT });
  federation.registerPlugins([scriptLimits(() => known.values(), TIME_LIMIT)]);
  for (const [name, entry] of known) register(name, entry.url, false);

  return createRegistry({
    load,
    worked(name) {
      const entry = known.get(name);
      if (!entry) return;
      lastGood.remember(name, entry);
      sayOutcome(nameOf(name, entry), 'shown');
      sayOutcome(null, 'shown');
      const others = [...(failures.get(name) ?? [])].filter((release) => release !== nameOf(name, entry));
      if (others.length > 0) setAside(others);
    },
    releaseOf(name) {
      const entry = known.get(name);
      return entry && nameOf(name, entry);
    },
    failed(name) {
      const entry = known.get(name);
      if (entry) {
        note(name, entry);
        sayOutcome(nameOf(name, entry), 'render');
      }
      candidates.markBroken(entry?.url);
      return candidates.hasOther(name);
    },
  });

  async function load(name: string, isRequested: boolean): Promise<RemoteModule> {
    const failed: { candidate: Candidate; error: unknown }[] = [];
    for await (const candidate of candidates.of(name, isRequested)) {
      const attempt = new AbortController();
      try {
        const module = candidate.ready.then(() => loadCandidate(name, candidate, attempt.signal));
        const first = candidate.overtaken ? Promise.race([module, candidate.overtaken]) : module;
        const loaded = await withTimeLimit(first, TIME_LIMIT, candidate.address);
        for (const { candidate: former, error } of failed) report(name, former, error, candidate.entry);
        return loaded;
      } catch (error) {
        attempt.abort();
        failed.push({ candidate, error });
        note(name, candidate.entry);
        sayOutcome(nameOf(name, candidate.entry), 'load');
      }
    }
    for (const { candidate, error } of failed) report(name, candidate, error);
    throw failed.at(-1)?.error ?? new Error(`No version of ${name} is left`);
  }

  /** A failed version is only reported as a failure if another version is shown. If none is, the area itself reports it. */
  function report(name: string, { entry, address }: Candidate, error: unknown, shown = entry) {
    const failure = shown.url === entry.url ? undefined : ({ kind: 'version', unit: nameOf(name, entry) } as const);
    logger.log('warning', `Remote ${name} of ${address}`, error, failure);
  }

  function note(name: string, entry: DiscoveryEntry) {
    failures.set(name, (failures.get(name) ?? new Set()).add(nameOf(name, entry)));
  }

  function register(name: string, entry: string, force: boolean) {
    federation.registerRemotes([{ name: containerName(name), entry }], { force });
  }

  async function loadCandidate(name: string, { entry, address }: Candidate, signal: AbortSignal) {
    signal.throwIfAborted();
    known.set(name, entry);
    if (address !== entry.url) register(name, address, true);
    const { module, messages } = await loadModule(federation, name, language);
    await openPage(name, module);
    // The texts of the version that replaced it must stay.
    signal.throwIfAborted();
    i18n.addResourceBundle(language, module.name, messages);
    return module;
  }
}

const nameOf = (name: string, { metadata }: DiscoveryEntry) => `${name}@${metadata.version}`;

async function loadModule(federation: Federation, name: string, language: Language) {
  const exposed = await federation.loadRemote<{ remote: RemoteModule }>(`${containerName(name)}/remote`);
  const module = exposed?.remote;
  if (!module?.routes?.length) throw new Error(`${name} exposes no routes`);
  const { default: messages } = await module.messages[language]();
  return { module, messages };
}

/** The same as in the build. The prefix keeps a container's global name from replacing one of the browser (`confirm`). */
export const containerName = (name: string) => `odeta_${name.replaceAll('-', '_')}`;
