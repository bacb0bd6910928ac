import * as v from 'valibot';

const ReleasesSchema = v.object({
  number: v.number(),
  units: v.array(
    v.object({
      unit: v.string(),
      owner: v.optional(v.string()),
      versions: v.array(v.object({ version: v.string(), share: v.string() })),
    }),
  ),
});
export type Releases = v.InferOutput<typeof ReleasesSchema>;

/** The live releases, for testers and developers; `null` for everyone else. */
export async function readReleases(): Promise<Releases | null> {
  // biome-ignore lint/style/noRestrictedGlobals: what edge says of releases is no call of the API
  const response = await fetch('/releases.json', { cache: 'no-store' });
  if (!response.ok) return null;
  return v.parse(ReleasesSchema, await response.json());
}
