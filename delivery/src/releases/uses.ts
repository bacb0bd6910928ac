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
  /** Events by their names. */
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
