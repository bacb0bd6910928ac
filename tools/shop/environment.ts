import { ApiConfigSchema } from '@odeta/api/config';
import { EdgeConfigSchema } from '@odeta/edge/config';
import { SandboxConfigSchema } from '@odeta/sandbox-bank/config';
import { WarehouseConfigSchema } from '@odeta/sandbox-warehouse/config';
import { StartFailure } from '@odeta/workspace/failure';
import { releasesFolder } from '@odeta/workspace/workspace';
import * as v from 'valibot';

/** The whole environment of the shop in one schema: `edge` and `api`, and the shop's own port and address. */
export const ShopConfigSchema = v.object({
  ...WarehouseConfigSchema.entries,
  ...SandboxConfigSchema.entries,
  ...ApiConfigSchema.entries,
  ...EdgeConfigSchema.entries,
  APP_SECRET: ApiConfigSchema.entries.APP_SECRET,
  LIVE_API_URL: v.pipe(
    v.optional(v.string()),
    v.description(
      'Address of the shop whose API a version must fit before a command deploys it ([docs/releases.md](docs/releases.md)); by default the last deployed API is used',
    ),
  ),
  SHOP_URL: v.pipe(
    v.optional(v.string()),
    v.description(
      'Address of the shop that links of previews lead to ([docs/releases.md](docs/releases.md)); by default the shop of this machine',
    ),
  ),
  RELEASE_DELTAS: v.pipe(
    v.optional(v.string(), '3'),
    v.description(
      'Against how many earlier versions a command publishes differences of scripts and styles ([docs/releases.md](docs/releases.md#the-store)); `0`: none',
    ),
  ),
  RELEASE_SIGNING_KEY: v.pipe(
    v.optional(v.string()),
    v.description(
      'Private key of a team, `id=base64`, for the release commands ([docs/releases.md](docs/releases.md)); by default one is generated in DATA_DIR',
    ),
  ),
  RELEASE_PLATFORM_KEY: v.pipe(
    v.optional(v.string()),
    v.description(
      'Private key, `id=base64` with an id that begins with `platform.`, for the command that changes the list of units ([docs/releases.md](docs/releases.md#the-list-of-units))',
    ),
  ),
  // There is no load balancer in front of a shop in one process.
  SHUTDOWN_DELAY_SECONDS: v.pipe(
    v.optional(EdgeConfigSchema.entries.SHUTDOWN_DELAY_SECONDS, '0'),
    v.description(v.getDescription(EdgeConfigSchema.entries.SHUTDOWN_DELAY_SECONDS) ?? ''),
  ),
});
export type ShopConfig = v.InferOutput<typeof ShopConfigSchema>;

/** @throws {StartFailure} with one sentence that names the variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv): ShopConfig {
  const result = v.safeParse(ShopConfigSchema, { ...environment, RELEASES_DIR: releasesFolder(environment) });
  if (result.success && Boolean(result.output.TLS_CERT) === Boolean(result.output.TLS_KEY)) return result.output;
  if (result.success) throw new StartFailure('TLS_CERT and TLS_KEY belong together: set both, or none.');
  const [issue] = result.issues;
  throw new StartFailure(`The environment variable ${v.getDotPath(issue)} is wrong: ${issue.message}.`);
}

/** The folder of the shop's pictures. */
export const mediaFolder = (environment: NodeJS.ProcessEnv): string =>
  v.parse(ShopConfigSchema.entries.MEDIA_DIR, environment.MEDIA_DIR);
