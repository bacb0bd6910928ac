import type { Language } from '@odeta/contracts';
import type { RemoteModule, Storefront } from '@odeta/storefront';
import { type Candidate, type CandidateParts, createCandidates } from './candidates.ts';
import { createRegistry, type RemoteRegistry } from './remote-registry.ts';
import { scriptLimits } from './script-limits.ts';
import type { Federation } from './share-singletons.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds that a version of a remote may take, with its texts and the page, before the next one is tried. */
const TIME_LIMIT = 4_000;

interface BrowserRemotesParts extends Omit<CandidateParts, 'timeLimit'> {
  federation: Federation;
  /** Opens the page that is shown, if it is the remote's: a version without its page is as good as none. */
  openPage: (name: string, module: RemoteModule) => Promise<unknown> | undefined;
}

/** Loads remotes by federation, in the first of their candidates that works. */
export function createBrowserRemotes(
  storefront: Pick<Storefront, 'i18n' | 'session' | 'logger'>,
  { federation, openPage, ...parts }: BrowserRemotesParts,
): RemoteRegistry {
  const { language } = storefront.session.country;
  const { versions, lastGood } = parts;
  const known = new Map(Object.entries(versions));
  const candidates = createCandidates({ ...parts, timeLimit: TIME_LIMIT });
  federation.registerPlugins([scriptLimits(() => known.values(), TIME_LIMIT)]);
  for (const [name, entry] of known) register(name, entry.url, false);

  return createRegistry({
    load,
    worked(name) {
      const entry = known.get(name);
      if (entry) lastGood.remember(name, entry);
    },
    releaseOf(name) {
      const entry = known.get(name);
      return entry && `${name}@${entry.metadata.version}`;
    },
    failed: (name) => candidates.markBroken(known.get(name)?.url),
  });

  async function load(name: string): Promise<RemoteModule> {
    let failure: unknown = new Error(`No version of ${name} is known`);
    for await (const candidate of candidates.of(name)) {
      try {
        const module = candidate.ready.then(() => loadCandidate(name, candidate));
        return await withTimeLimit(module, TIME_LIMIT, candidate.address);
      } catch (error) {
        failure = error;
        storefront.logger.log('warning', `Remote ${name} of ${candidate.address}`, error);
      }
    }
    throw failure;
  }

  function register(name: string, entry: string, force: boolean) {
    federation.registerRemotes([{ name: containerName(name), entry }], { force });
  }

  async function loadCandidate(name: string, { entry, address }: Candidate) {
    known.set(name, entry);
    if (address !== entry.url) register(name, address, true);
    const { module, messages } = await loadModule(federation, name, language);
    await openPage(name, module);
    storefront.i18n.addResourceBundle(language, module.name, messages);
    return module;
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
