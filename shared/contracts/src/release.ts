import * as v from 'valibot';
import { languages } from './base/country.ts';
import { DeclaredRouteSchema, RemotePrefixesSchema } from './declared-route.ts';

const PathSchema = v.pipe(v.string(), v.regex(/^[\w-]+(?:[./-][\w-]+)*$/));

const NamesSchema = v.optional(v.record(v.string(), v.array(v.string())));

/** The contents of an immutable release folder `<unit>/<version>/`. Paths are relative to the folder. */
export const ReleaseSchema = v.object({
  unit: v.string(),
  version: v.string(),
  /** The team that owns the unit. */
  owner: v.optional(v.string()),
  /** A digest of all its sources. */
  sources: v.optional(v.string()),
  /** Commit of the repository, with `-modified` if the sources had uncommitted changes. */
  commit: v.optional(v.string()),
  /** ISO 8601, UTC. */
  builtAt: v.optional(v.string()),
  /** Only of a remote: the version range of each shared module that has versions, such as React. */
  requires: v.optional(v.record(v.string(), v.string())),
  /** Only of the shell: the versions of these modules. */
  provides: v.optional(v.record(v.string(), v.string())),
  /** Only of a remote: the names of each shared module that it uses (`*`: the module as a whole). Older releases have none. */
  takes: NamesSchema,
  /** Only of the shell: the names that each shared module has (`*`: not known). Older releases have none. */
  gives: NamesSchema,
  /** The entry point for federation; of the shell, the script that starts the page. */
  entry: PathSchema,
  /** Only of a remote whose entry takes the federation runtime from the page: the entry point with a copy of it, for other hosts. */
  standalone: v.optional(PathSchema),
  /** Scripts that a first page needs in addition to the entry point, in the order of execution. */
  scripts: v.array(PathSchema),
  /** The chunk of each language's texts. */
  messages: v.record(v.picklist(languages), PathSchema),
  styles: v.array(PathSchema),
  /** Additional files of single pages, by the name of their chunk. */
  pages: v.optional(v.record(v.string(), v.object({ scripts: v.array(PathSchema), styles: v.array(PathSchema) })), {}),
  /** The CommonJS bundle for the server; without it the remote's part is a skeleton until the browser renders it. */
  server: v.optional(PathSchema),
  /** Only of a remote with chunks that are ES modules: the page must contain their integrity, because imports cannot. */
  modules: v.optional(v.array(PathSchema)),
  /** Only of the shell: the script that is inlined into every page. */
  boot: v.optional(PathSchema),
  /** Only of the shell: font files by name. */
  fonts: v.record(v.string(), PathSchema),
  /**
   * Only of the shell. `null`: the remotes are in the list of units; an older `edge`, which does not know that list, refuses the release.
   * Earlier shells have them here, for documents without a list.
   */
  remotes: v.nullish(v.array(RemotePrefixesSchema)),
  /** Only of a remote: its routes, in the order of matching. */
  routes: v.optional(v.pipe(v.array(DeclaredRouteSchema), v.minLength(1))),
  /**
   * The folder, such as `static/`, whose files are also stored beside the folders of the versions, where browsers request them: their names
   * contain the hash of their content. Older releases have none.
   */
  shares: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\/$/))),
  files: v.record(v.string(), v.object({ integrity: v.string(), bytes: v.number(), brotliBytes: v.number() })),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;
