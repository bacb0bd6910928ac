import * as v from 'valibot';

/** JSON Schema, draft 2020-12. */
const JsonSchema = v.record(v.string(), v.unknown());
export type JsonSchema = v.InferOutput<typeof JsonSchema>;

const NamedSchemas = v.optional(v.record(v.string(), JsonSchema), {});

/** Where a release says what it uses of others: servers and commands read it, browsers do not. */
export const USES_FILE = 'server/uses.json';

/** The declarations (`.d.ts`) of what it takes of shared modules, or of what it provides of them. */
export const DECLARATIONS_FILE = 'server/declarations.json';

/** What a version uses of the shell, of other units, of the API and of the app, as its build found it. */
export const UsesSchema = v.object({
  /** Only a remote: the range that each shared module must have, and the names that are taken of it (`*`: all). */
  shared: v.optional(v.record(v.string(), v.object({ range: v.string(), names: v.array(v.string()) })), {}),
  /** Only the shell: the version of each shared module that it brings. */
  provides: v.optional(v.record(v.string(), v.string()), {}),
  /** Events by their names. */
  sends: NamedSchemas,
  hears: NamedSchemas,
  /** Calls of the API by method and path: what is asked, and what the answer must be. */
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
  /** Keys of `localStorage` and `sessionStorage`, and names of cookies; `*` at the end stands for what is known at run time. */
  reads: v.optional(v.array(v.string()), []),
  writes: v.optional(v.array(v.string()), []),
  /** Of `writes`: what the unit's own sources write, and no shared package. Older releases do not say it. */
  owns: v.optional(v.array(v.string()), []),
  /** Only what speaks with the native app: messages by their names. */
  bridge: v.optional(v.object({ version: v.number(), sends: NamedSchemas, hears: NamedSchemas })),
});
export type Uses = v.InferOutput<typeof UsesSchema>;

/** Statements of `.d.ts` files by their paths without the suffix, and the file of each shared module. */
export const DeclarationsSchema = v.object({
  modules: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.array(v.string())),
});
export type Declarations = v.InferOutput<typeof DeclarationsSchema>;
