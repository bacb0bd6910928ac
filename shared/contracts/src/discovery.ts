import * as v from 'valibot';
import { CountryCodeSchema } from './base/country.ts';
import type { RemotePrefixes } from './declared-route.ts';

/**
 * The live versions of each unit, in the public frontend-discovery schema, v1-pre
 * (https://github.com/awslabs/frontend-discovery). Its `items` describe only the first entry of a unit; here all are validated.
 */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const ReleaseReferenceSchema = v.object({ url: v.string(), integrity: v.string() });

/** Who gets a version. Missing fields do not restrict it. */
export const AudienceSchema = v.object({
  countries: v.optional(v.pipe(v.array(CountryCodeSchema), v.minLength(1))),
  clients: v.optional(v.pipe(v.array(v.picklist(['browser', 'app'])), v.minLength(1))),
  /** Minimum version of the shop's own app. */
  appFrom: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))),
  testersOnly: v.optional(v.literal(true)),
});
export type Audience = v.InferOutput<typeof AudienceSchema>;

export const DiscoveryEntrySchema = v.strictObject({
  url: v.string(),
  /** The entry script of the unit's previous working version. */
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
  deployment: v.optional(
    v.object({
      /** Percent of the version's audience. With 0 only testers get it, on request. */
      traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      /** Whether everyone without another version gets this one. */
      default: v.boolean(),
    }),
  ),
  extras: v.optional(
    v.object({
      /** The release's list of files (`ReleaseSchema`), for `edge`. */
      release: ReleaseReferenceSchema,
      /** The version at `fallbackUrl`. */
      fallback: v.optional(v.object({ version: v.string(), integrity: v.string(), release: ReleaseReferenceSchema })),
      audience: v.optional(AudienceSchema),
      /** ISO 8601, UTC. The time when a newer version replaced it: since then only purchases that began with it use it. */
      retiredAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      /** A rollback has restored it: everyone had it before, so that it needs no trial. */
      wasLive: v.optional(v.literal(true)),
    }),
  ),
});
export type DiscoveryEntry = v.InferOutput<typeof DiscoveryEntrySchema>;

export const DiscoverySchema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.pipe(v.array(DiscoveryEntrySchema), v.minLength(1))),
});
/** `remotes`: the list of units, which is stored beside the document with a signature of its own. Older documents have none. */
export type Discovery = v.InferOutput<typeof DiscoverySchema> & { remotes?: readonly RemotePrefixes[] };

/** The document of a release store, with all versions of each unit. A visitor's document has only the selected ones. */
export const StoredDiscoverySchema = v.pipe(
  DiscoverySchema,
  v.check(everyUnit(hasOneDefault), 'Exactly one version of a unit must be the default one'),
  v.check(everyUnit(hasOwnVersions), 'A version of a unit is listed twice'),
);

/** One version of each unit, selected for one visitor: a page is rendered and hydrated with it. */
export type VersionSet = Record<string, DiscoveryEntry>;

/** The version of a unit for everyone without another selection. */
export const findDefaultEntry = (entries: readonly DiscoveryEntry[] = []) => entries.find(isDefault);

/** An entry without `deployment` is the only one of its unit. */
function isDefault({ deployment }: DiscoveryEntry) {
  return deployment?.default ?? true;
}

function everyUnit(isGood: (entries: readonly DiscoveryEntry[]) => boolean) {
  return ({ microFrontends }: Discovery) => Object.values(microFrontends).every(isGood);
}

function hasOneDefault(entries: readonly DiscoveryEntry[]) {
  return entries.filter(isDefault).length === 1;
}

function hasOwnVersions(entries: readonly DiscoveryEntry[]) {
  return new Set(entries.map(({ metadata }) => metadata.version)).size === entries.length;
}
