import * as v from 'valibot';
import { CountryCodeSchema } from './base/country.ts';

/**
 * Which versions of which unit are live: the public frontend-discovery schema, v1-pre
 * (https://github.com/awslabs/frontend-discovery). Its `items` describe only the first entry of a unit; here each is checked.
 */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const ReleaseReferenceSchema = v.object({ url: v.string(), integrity: v.string() });

/** Whom a version is for. What is left out, restricts nobody. */
export const AudienceSchema = v.object({
  countries: v.optional(v.pipe(v.array(CountryCodeSchema), v.minLength(1))),
  clients: v.optional(v.pipe(v.array(v.picklist(['browser', 'app'])), v.minLength(1))),
  /** The oldest version of the shop's own app. */
  appFrom: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))),
  testersOnly: v.optional(v.literal(true)),
});
export type Audience = v.InferOutput<typeof AudienceSchema>;

export const DiscoveryEntrySchema = v.strictObject({
  url: v.string(),
  /** The entry script of the unit's previous good version. */
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({ integrity: v.string(), version: v.string() }),
  deployment: v.optional(
    v.object({
      /** Percent of the version's audience. With 0 it is there only for testers who ask for it. */
      traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      /** Whether everyone else has this version. */
      default: v.boolean(),
    }),
  ),
  extras: v.optional(
    v.object({
      /** Where the release's own list of files is (`ReleaseSchema`), for `edge`. */
      release: ReleaseReferenceSchema,
      /** What stands at `fallbackUrl`. */
      fallback: v.optional(v.object({ version: v.string(), integrity: v.string(), release: ReleaseReferenceSchema })),
      audience: v.optional(AudienceSchema),
      /** ISO 8601, UTC. A newer version was listed in its place then: only purchases that began with it have it. */
      retiredAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
});
export type DiscoveryEntry = v.InferOutput<typeof DiscoveryEntrySchema>;

export const DiscoverySchema = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(v.string(), v.pipe(v.array(DiscoveryEntrySchema), v.minLength(1))),
});
export type Discovery = v.InferOutput<typeof DiscoverySchema>;

/** The document of a release store, which lists all versions of each unit. A visitor's own document names the chosen ones. */
export const StoredDiscoverySchema = v.pipe(
  DiscoverySchema,
  v.check(everyUnit(hasOneDefault), 'Exactly one version of a unit must be the default one'),
  v.check(everyUnit(hasOwnVersions), 'A version of a unit is listed twice'),
);

/** One version of each unit, chosen for one visitor: what a page is rendered and hydrated with. */
export type VersionSet = Record<string, DiscoveryEntry>;

/** The version of a unit that everyone has for whom no other one is chosen. */
export const findDefaultEntry = (entries: readonly DiscoveryEntry[] = []) => entries.find(isDefault);

/** The good version before this one, as an entry of its own. */
export function fallbackEntry({ fallbackUrl, extras }: DiscoveryEntry): DiscoveryEntry | undefined {
  const fallback = extras?.fallback;
  if (fallbackUrl === undefined || !fallback) return undefined;
  const { version, integrity, release } = fallback;
  return { url: fallbackUrl, metadata: { integrity, version }, extras: { release } };
}

/** An entry that says nothing of its deployment is the only one of its unit. */
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
