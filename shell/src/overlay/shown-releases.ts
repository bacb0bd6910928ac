import { type PageData, SET_ASIDE_COOKIE } from '@odeta/contracts';
import { readOwnCookie } from '../document/cookies.ts';
import { type Phase, readGiven, readPhases } from '../trace/page-trace.ts';
import { timingsOf } from '../trace/timings-of.ts';

export interface ShownRelease {
  unit: string;
  version: string;
  /** The version that the page requested, if another one replaced it. */
  failed: string | null;
  /** Milliseconds from the first requested byte to the last received one; `null`: nothing was loaded. */
  loadTime: number | null;
  /** Bytes of its scripts, as transferred. */
  scriptBytes: number;
  /** Why the server gave it; `undefined` for whoever may not know. */
  why: string | undefined;
  phases: Phase[];
}

const FILE = /\/releases\/([a-z][a-z0-9-]*)\/([\w.+-]+)\/(.+)$/;

/** The versions that a page was loaded with: the shell's, and one of each loaded remote. */
export function readShownReleases(page: Document, timing: Performance): ShownRelease[] {
  const resources = timing.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = resources.flatMap(({ name }) => {
    const [, unit, version] = FILE.exec(new URL(name).pathname) ?? [];
    return unit && version ? [{ unit, version }] : [];
  });
  const given = readGiven(timing);
  const setAside = readOwnCookie(page, SET_ASIDE_COOKIE)?.split(' ') ?? [];

  return [shellOf(page), ...remotesOf(page)].flatMap((requested) => {
    if (!requested) return [];
    const { unit, version } = requested;
    const others = files.filter((file) => file.unit === unit && !setAside.includes(`${unit}@${file.version}`));
    const hasFailed = setAside.includes(`${unit}@${version}`);
    const shown = hasFailed ? (others.at(-1)?.version ?? version) : version;
    const scripts = timingsOf(resources, `${unit}@${shown}`).filter(({ name }) =>
      new URL(name).pathname.endsWith('.js'),
    );
    return {
      unit,
      version: shown,
      failed: shown === version ? null : version,
      loadTime: timeOf(scripts),
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      why: given.get(unit)?.split(' ')[1],
      phases: readPhases(`${unit}@${shown}`, timing),
    };
  });
}

/** The start script names the release of the shell that rendered the page. */
function shellOf(page: Document) {
  const [, unit, version] = FILE.exec(page.querySelector<HTMLElement>('script[data-shell]')?.dataset.shell ?? '') ?? [];
  return unit && version ? { unit, version } : null;
}

function remotesOf(page: Document) {
  const data = JSON.parse(page.getElementById('page-data')?.textContent ?? 'null') as PageData | null;
  return Object.entries(data?.versions ?? {}).map(([unit, { metadata }]) => ({ unit, version: metadata.version }));
}

function timeOf(entries: readonly PerformanceResourceTiming[]) {
  if (entries.length === 0) return null;
  const [from, to] = [
    Math.min(...entries.map(({ startTime }) => startTime)),
    Math.max(...entries.map(({ responseEnd }) => responseEnd)),
  ];
  return Math.round(to - from);
}
