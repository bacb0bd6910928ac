import * as v from 'valibot';
import { languages } from './base/country.ts';
import { DeclaredRouteSchema, RemotePrefixesSchema } from './declared-route.ts';

const PathSchema = v.pipe(v.string(), v.regex(/^[\w-]+(?:[./-][\w-]+)*$/));

/** What an immutable release folder `<unit>/<version>/` holds. Paths are relative to the folder. */
export const ReleaseSchema = v.object({
  unit: v.string(),
  version: v.string(),
  /** The team whose unit it is. */
  owner: v.optional(v.string()),
  /** A digest of everything that it was built from. */
  sources: v.optional(v.string()),
  /** Of the repository, with `-modified` when the sources were another state. */
  commit: v.optional(v.string()),
  /** ISO 8601, UTC. */
  builtAt: v.optional(v.string()),
  /** Only a remote: the range that each shared module must have in the page. */
  requires: v.optional(v.record(v.string(), v.string())),
  /** Only the shell: the version of each shared module that it brings. */
  provides: v.optional(v.record(v.string(), v.string())),
  /** What federation loads; for the shell the script that starts the page. */
  entry: PathSchema,
  /** Scripts that a first page needs beside the entry, in the order of execution. */
  scripts: v.array(PathSchema),
  /** The chunk of each language's texts. */
  messages: v.record(v.picklist(languages), PathSchema),
  styles: v.array(PathSchema),
  /** What single pages need besides, by the name of their chunk. */
  pages: v.optional(v.record(v.string(), v.object({ scripts: v.array(PathSchema), styles: v.array(PathSchema) })), {}),
  /** The CommonJS bundle for the server; without it the area of the remote is a skeleton until the browser renders it. */
  server: v.optional(PathSchema),
  /** Only a remote whose chunks are ES modules: the page has to name their integrity, as nothing else can. */
  modules: v.optional(v.array(PathSchema)),
  /** Only the shell: the script that stands inline in every page. */
  boot: v.optional(PathSchema),
  /** Only the shell: font files by name. */
  fonts: v.record(v.string(), PathSchema),
  /** Only the shell: the remotes that its pages are made of. A discovery document without one of them is not used. */
  remotes: v.optional(v.array(RemotePrefixesSchema)),
  /** Only a remote: its addresses, in the order in which they are tried. */
  routes: v.optional(v.pipe(v.array(DeclaredRouteSchema), v.minLength(1))),
  files: v.record(v.string(), v.object({ integrity: v.string(), bytes: v.number(), brotliBytes: v.number() })),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;
