import * as v from 'valibot';

/**
 * Which versions of which unit are live: the public frontend-discovery schema, v1-pre
 * (https://github.com/awslabs/frontend-discovery), with what we need besides in `extras`.
 */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const FileSchema = v.object({ url: v.string(), integrity: v.string() });
export type ReleaseFile = v.InferOutput<typeof FileSchema>;

/** A file of a unit's release that a page may need, by the language it is for. */
const ExtrasSchema = v.object({
  /** The CommonJS bundle for the server. */
  server: FileSchema,
  /** Scripts a first page needs beside the entry, in order of execution. */
  scripts: v.array(FileSchema),
  /** Message chunks by language. */
  messages: v.record(v.string(), FileSchema),
  styles: v.array(FileSchema),
});

export const DiscoveryEntrySchema = v.object({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity: v.string(), version: v.string() }),
  deployment: v.optional(v.object({ traffic: v.number(), default: v.boolean() })),
  extras: ExtrasSchema,
});
export type DiscoveryEntry = v.InferOutput<typeof DiscoveryEntrySchema>;

export const DiscoverySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.pipe(v.array(DiscoveryEntrySchema), v.minLength(1))),
});
export type Discovery = v.InferOutput<typeof DiscoverySchema>;

/** One version of each unit, chosen for one visitor: what a page is rendered and hydrated with. */
export type VersionSet = Record<string, DiscoveryEntry>;
