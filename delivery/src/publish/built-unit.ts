import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';
import { listFiles, type PreparedRelease, prepareRelease } from '../build/prepared-release.ts';
import { WRONG_INPUT } from './exit-codes.ts';

/** The description of a unit that another bundler has built; its paths are relative to its folder. */
const FILE = 'unit.json';

/** A remote may have its texts in its code. */
const NO_MESSAGES = {} as Release['messages'];

const BuiltUnitSchema = v.strictObject({
  /** The remote's name in the shell. */
  unit: v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'must be the name of a remote')),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.4.0')),
  owner: v.optional(v.string()),
  entry: ReleaseSchema.entries.entry,
  /** Chunks are ES modules, as with Vite, instead of scripts. */
  modules: v.optional(v.boolean(), false),
  /** Files in this folder are only read by servers. */
  server: v.optional(v.pipe(ReleaseSchema.entries.server.wrapped, v.startsWith('server/', 'must lie in server/'))),
  scripts: v.optional(ReleaseSchema.entries.scripts, []),
  styles: v.optional(ReleaseSchema.entries.styles, []),
  messages: v.optional(ReleaseSchema.entries.messages),
  routes: ReleaseSchema.entries.routes.wrapped,
  requires: ReleaseSchema.entries.requires,
  takes: ReleaseSchema.entries.takes,
});

/**
 * Makes a release of a remote that another team has built with any bundler, as its `unit.json` describes it.
 * @throws {StartFailure} if the description is wrong, or names a missing file.
 */
export function prepareBuilt(folder: string, builds: string): PreparedRelease {
  const { unit: name, version, owner, modules, messages = NO_MESSAGES, ...build } = readDescription(folder);
  const files = listFiles(folder).filter((file) => file !== FILE);
  const named = [build.entry, build.server, ...build.scripts, ...build.styles, ...Object.values(messages)];
  const missing = named.find((file) => file !== undefined && !files.includes(file));
  if (missing) throw new StartFailure(`${path.join(folder, FILE)} names ${missing}, which is not there.`, WRONG_INPUT);
  const isModule = (file: string) => /\.m?js$/.test(file) && file !== build.entry && !file.startsWith('server/');
  return prepareRelease({ name, version, folder, ...(owner !== undefined && { owner }) }, builds, {
    build: { ...build, messages, pages: {}, ...(modules && { modules: files.filter(isModule) }) },
    origin: {},
    dist: folder,
  });
}

function readDescription(folder: string) {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) throw new StartFailure(`${file} is missing: it says what was built.`, WRONG_INPUT);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BuiltUnitSchema), readFileSync(file, 'utf8'));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StartFailure(`${[file, v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}.`, WRONG_INPUT);
}
