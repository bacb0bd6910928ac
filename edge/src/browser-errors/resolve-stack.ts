import { originalPositionFor } from '@jridgewell/trace-mapping';
import type { FindSourceMap } from './source-maps.ts';
import { type Frame, framesIn } from './stack-frames.ts';

interface ResolvedStack {
  /** The release in which the error was thrown, such as `cart@1.5.0`. */
  release: string | undefined;
  /** `cart@1.5.0 cart-mfe/src/cart/cart.page.tsx:12:5`; a place without a source map is named as the browser does. */
  places: string[];
}

/** The versions of a unit that a frame may be of, the likeliest first. */
type VersionsOf = (unit: string) => readonly string[];

/** Resolves the frames of a stack to files and lines of the sources. */
export async function resolveStack(stack: string, versionsOf: VersionsOf, find: FindSourceMap): Promise<ResolvedStack> {
  const frames = framesIn(stack).map((frame) => ({ ...frame, versions: possible(frame, versionsOf) }));
  const resolved = [];
  // One after another: a stack has several frames of the same file.
  for (const frame of frames) resolved.push(await resolve(frame, find));
  return { release: resolved.find(({ release }) => release)?.release, places: resolved.map(({ place }) => place) };
}

interface Possible extends Frame {
  versions: readonly string[];
}

function possible({ unit, version }: Frame, versionsOf: VersionsOf): readonly string[] {
  const known = versionsOf(unit);
  return version === null ? known : known.filter((one) => one === version);
}

async function resolve({ unit, file, line, column, versions }: Possible, find: FindSourceMap) {
  for (const version of versions) {
    const map = await find(unit, version, file);
    const {
      source,
      line: sourceLine,
      column: sourceColumn,
    } = map
      ? originalPositionFor(map, { line, column: Math.max(0, column - 1) })
      : { source: null, line: null, column: null };
    if (source === null) continue;
    const release = `${unit}@${version}`;
    return { release, place: `${release} ${plainPath(source)}:${sourceLine}:${sourceColumn + 1}` };
  }
  const [release] = versions.map((version) => `${unit}@${version}`);
  return { release, place: `${release ?? unit} ${file}:${line}:${column}` };
}

/** `cart-mfe/src/cart/cart.page.tsx`; of a library its name and file. */
const plainPath = (source: string) => (source.split('/node_modules/').at(-1) ?? source).replace(/^\.\//, '');
