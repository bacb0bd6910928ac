import * as v from 'valibot';

/**
 * Which versions of which unit are live: the public frontend-discovery schema, v1-pre
 * (https://github.com/awslabs/frontend-discovery).
 */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

export const DiscoveryEntrySchema = v.object({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: v.object({ integrity: v.string(), version: v.string() }),
  deployment: v.optional(v.object({ traffic: v.number(), default: v.boolean() })),
  /** Where the release's own list of files is (`ReleaseSchema`), for `edge`. */
  extras: v.optional(v.object({ release: v.object({ url: v.string(), integrity: v.string() }) })),
});
export type DiscoveryEntry = v.InferOutput<typeof DiscoveryEntrySchema>;

export const DiscoverySchema = v.object({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.pipe(v.array(DiscoveryEntrySchema), v.minLength(1))),
});
export type Discovery = v.InferOutput<typeof DiscoverySchema>;

/** One version of each unit, chosen for one visitor: what a page is rendered and hydrated with. */
export type VersionSet = Record<string, DiscoveryEntry>;
