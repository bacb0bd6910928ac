import type { Discovery, RemotePrefixes, VersionSet } from '@odeta/contracts';
import { fileOfChange, findNewestChange } from '@odeta/delivery/releases/changes';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import type { RouteTable } from '@odeta/delivery/releases/route-table';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createDocumentCheck } from './check-document.ts';
import type { Fits } from './surfaces.ts';

export interface LiveUnits {
  document: Discovery;
  versions: VersionSet;
  /** Which remote serves which address. */
  routes: RouteTable;
  fits: Fits;
}

export interface DiscoveryReader {
  /**
   * The last document that every page can be rendered with. Until there is one: the latest that has at least a shell.
   * @throws {Error} when there is neither.
   */
  read(): Promise<LiveUnits>;
  /** Why the latest document is not used, or not completely usable; `null` when there is no problem. */
  problem(): string | null;
  /** The list of units of the document in use; undefined for an older document. */
  remotes(): readonly RemotePrefixes[] | undefined;
  /** Whether every page can be rendered. */
  isReady(): boolean;
  /** Starts renewing the document in the background. */
  start(): void;
  close(): void;
}

type Numbers = Pick<Current, 'number' | 'listNumber'>;

interface Current {
  live: LiveUnits | null;
  /** The number of the document's change: documents with a lower one are not used any more. */
  number: number;
  /** The number of its list of units. */
  listNumber: number;
  /** Every release in it could be read. */
  isGood: boolean;
  triedAt: number;
  problem: string | null;
  renewing: Promise<void> | null;
}

export interface ReaderOptions {
  /** Origins of files besides the shop itself. */
  fileOrigins?: readonly string[];
  /** Receives each document as soon as it is used. */
  onLive?: (live: LiveUnits) => void;
}

/**
 * `seconds`: how soon every instance sees a deploy; with 0 the document is read every time. `report` receives why a document cannot be
 * used, once for each reason.
 */
export function createDiscoveryReader(
  store: ReleaseStore & ReadableStore,
  keys: TrustedKeys = new Map(),
  seconds: number,
  report: (cause: Error) => void,
  { fileOrigins = [], onLive = () => {} }: ReaderOptions = {},
): DiscoveryReader {
  const check = createDocumentCheck(store, fileOrigins);
  const current: Current = {
    live: null,
    number: 0,
    listNumber: 0,
    isGood: false,
    triedAt: 0,
    problem: null,
    renewing: null,
  };
  const timers = new AbortController();

  async function readLatest() {
    const { change, refused } = await findNewestChange(store, keys, current.isGood ? current.number : 0);
    const unusable = refused.map(({ number, cause }) => `number ${number}: ${cause.message}`);
    if (!change && current.live) return [...unusable, ...(await findLoss())];
    if (!change) return [...unusable, 'the release store has no discovery document'];
    const { document, number, listNumber = 0 } = change;
    const {
      problems: missing,
      hasShell,
      ...found
    } = await check(document, current.isGood ? current.live?.versions : {});
    const earlier = olderThan(current, { number, listNumber });
    if (earlier) return [earlier];
    const isGood = missing.length === 0;
    const live: LiveUnits = { document, ...found };
    if (isGood || (hasShell && !current.isGood)) {
      Object.assign(current, { live, number, listNumber, isGood });
      onLive(live);
    }
    return [...missing, ...unusable];
  }

  /** A folder that is not mounted any more is not a store without a newer document. */
  async function findLoss() {
    const isThere = current.number === 0 || (await store.find(fileOfChange(current.number))) !== null;
    return isThere ? [] : ['the release store has lost the document in use'];
  }

  async function renew() {
    const problems = await readLatest().catch((error: Error) => [error.message]);
    const problem = problems.length > 0 ? problems.join('; ') : null;
    const isNew = problem !== null && problem !== current.problem;
    Object.assign(current, { problem, triedAt: Date.now() });
    if (isNew) report(new Error(`The discovery document is not usable: ${problem}`));
  }

  const renewOnce = () => {
    current.renewing ??= renew().finally(() => {
      current.renewing = null;
    });
    return current.renewing;
  };

  return {
    async read() {
      const age = Date.now() - current.triedAt;
      if (seconds === 0) await renew();
      else if (age > 2 * seconds * 1000) await renewOnce();
      if (!current.live) throw new Error(current.problem ?? 'The discovery document was not read yet');
      return current.live;
    },

    problem: () => current.problem,
    remotes: () => current.live?.document.remotes,
    isReady: () => current.isGood,

    start() {
      if (seconds === 0) return;
      const timer = setInterval(renewOnce, seconds * 1000).unref();
      timers.signal.addEventListener('abort', () => clearInterval(timer));
    },

    close: () => timers.abort(),
  };
}

/** Neither a document nor its list of units may be replaced by an earlier one. */
function olderThan(used: Numbers, { number, listNumber }: Numbers): string | null {
  if (number < used.number) return `number ${number} is lower than ${used.number}, which was used before`;
  if (listNumber < used.listNumber) return `number ${number}: its list of units is older than the one in use`;
  return null;
}
