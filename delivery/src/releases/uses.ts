import * as v from 'valibot';

/** JSON Schema, draft 2020-12. */
const JsonSchema = v.record(v.string(), v.unknown());
export type JsonSchema = v.InferOutput<typeof JsonSchema>;

const NamedSchemas = v.optional(v.record(v.string(), JsonSchema), {});

/** A release's list of what it uses of others. Servers and commands read it, browsers do not. */
export const USES_FILE = 'server/uses.json';

/** The declarations (`.d.ts`) of the shared modules that it uses or provides. */
export const DECLARATIONS_FILE = 'server/declarations.json';

/** What a version uses of the shell, of other units, of the API and of the app, as detected by its build. */
export const UsesSchema = v.object({
  /** Only of a remote: of each shared module the version range (`*`: it has no versions) and the used names (`*`: all; `text.spoken`: a class). */
  shared: v.optional(v.record(v.string(), v.object({ range: v.string(), names: v.array(v.string()) })), {}),
  /** Only of the shell: the version of each shared module that has one. */
  provides: v.optional(v.record(v.string(), v.string()), {}),
  /** Only of the shell: the names that each shared module has (`*`: not known). */
  gives: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Only of a remote: the names of the module that it exposes. */
  exposes: v.optional(v.array(v.string())),
  /** Events by their names, and their data as they are sent. */
  sends: NamedSchemas,
  hears: NamedSchemas,
  /** Endpoints of the API by method and path: schemas of the request and of the response. */
  endpoints: v.optional(
    v.record(
      v.string(),
      v.object({
        params: v.optional(JsonSchema),
        query: v.optional(JsonSchema),
        payload: v.optional(JsonSchema),
        answer: JsonSchema,
      }),
    ),
    {},
  ),
  /** Keys of `localStorage` and `sessionStorage`, and names of cookies; `*` at the end stands for a part known only at run time. */
  reads: v.optional(v.array(v.string()), []),
  writes: v.optional(v.array(v.string()), []),
  /** The part of `writes` that the unit's own sources write, not a shared package. Older releases do not have it. */
  owns: v.optional(v.array(v.string()), []),
  /** Fields that are passed to names of shared modules, by the number of the parameter: `Button 0`. */
  passes: v.optional(v.record(v.string(), v.record(v.string(), v.array(v.string()))), {}),
  /** Only of a remote: the names in its declarations that its sources mention. Older releases do not have it. */
  mentions: v.optional(v.array(v.string())),
  /** Texts of other units by unit and key (`group.*`: known only at run time), with the placeholders that are passed (`*`: not known). */
  texts: v.optional(v.record(v.string(), v.record(v.string(), v.array(v.string()))), {}),
  /** The unit's own texts, with their placeholders. Older releases do not have it. */
  says: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Classes that the styles of a shell have, of the lists that remotes use: `text.spoken`. */
  classes: v.optional(v.array(v.string()), []),
  /** Custom properties of styles that others have to set, and those that the version sets. Older releases do not have the latter. */
  tokens: v.optional(v.array(v.string()), []),
  sets: v.optional(v.array(v.string())),
  /** Addresses of pages that it links to, redirects to or opens: `/cart`, `/c/*`. Older releases do not have them. */
  links: v.optional(v.array(v.string())),
  /** Only of units that communicate with the native app: messages by name. */
  bridge: v.optional(v.object({ version: v.number(), sends: NamedSchemas, hears: NamedSchemas })),
});
export type Uses = v.InferOutput<typeof UsesSchema>;

/** Statements of `.d.ts` files by their paths without the suffix, and the file of each shared module. */
export const DeclarationsSchema = v.object({
  modules: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.array(v.string())),
});
export type Declarations = v.InferOutput<typeof DeclarationsSchema>;
