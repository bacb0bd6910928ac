import { timingsOf } from './timings-of.ts';

/** What a version needs until it is shown, in this order. */
export const phaseNames = ['entry', 'chunk', 'style', 'texts', 'render', 'shown'] as const;
export type PhaseName = (typeof phaseNames)[number];

export interface Phase {
  name: PhaseName;
  /** Milliseconds since the navigation. */
  start: number;
  end: number;
  /** As transferred; 0 of what the browser had stored. */
  bytes: number;
  /** All its files came from the browser's store. */
  isStored: boolean;
}

/** The names of the two moments that a page marks, such as `cart@1.4.0 shown`. */
export const markOf = (release: string, moment: 'loaded' | 'shown') => `${release} ${moment}`;

/** The first time that a version was loaded and shown on this document; files that are inlined in the page have no phase. */
export function readPhases(release: string, timing: Performance): Phase[] {
  const resources = timing.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [loaded, shown] = (['loaded', 'shown'] as const).map(
    (moment) => timing.getEntriesByName(markOf(release, moment), 'mark')[0]?.startTime,
  );
  // What is requested after that was not needed for it.
  const own = timingsOf(resources, release).filter(({ startTime }) => startTime <= (shown ?? startTime));
  const phases = phaseNames.flatMap((name) => phaseOfFiles(name, own) ?? []);
  const withoutFiles = { bytes: 0, isStored: false };
  if (loaded !== undefined && shown !== undefined)
    phases.push({ name: 'render', start: Math.min(loaded, shown), end: shown, ...withoutFiles });
  if (shown !== undefined) phases.push({ name: 'shown', start: 0, end: shown, ...withoutFiles });
  return phases;
}

function phaseOfFiles(name: PhaseName, files: readonly PerformanceResourceTiming[]): Phase | null {
  const own = files.filter((file) => kindOf(file) === name);
  if (own.length === 0) return null;
  return {
    name,
    start: Math.min(...own.map(({ startTime }) => startTime)),
    end: Math.max(...own.map(({ responseEnd }) => responseEnd)),
    bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0),
    isStored: own.every(({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0),
  };
}

/** By the names that our build gives; scripts of other bundlers are chunks. */
function kindOf({ name }: PerformanceResourceTiming): PhaseName | null {
  const file = new URL(name).pathname.split('/').at(-1) ?? '';
  if (file.endsWith('.css')) return 'style';
  if (!file.endsWith('.js')) return null;
  if (file === 'remote-entry.js') return 'entry';
  return file.startsWith('messages') ? 'texts' : 'chunk';
}

/** Whether the document was opened for this version: others are reached within it, however long a visitor stays before that. */
export const isOfDocument = (release: string, timing: Performance): boolean =>
  timing.getEntriesByType('mark').find(({ name }) => name.endsWith(' shown'))?.name === markOf(release, 'shown');

/** What the server says about each unit, such as `cart@1.4.0 preview`: only testers and previews get it. */
export function readGiven(timing: Performance): ReadonlyMap<string, string> {
  const [page] = timing.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const given = (page?.serverTiming ?? []).filter(({ name }) => name.startsWith('given.'));
  return new Map(given.map(({ name, description }) => [name.slice('given.'.length), description]));
}
