import { existsSync } from 'node:fs';
import path from 'node:path';
import { StopKeySchema, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import { FormerSecretsSchema } from '@odeta/node/app-secret';
import { MetricsHostSchema, MetricsPortSchema } from '@odeta/node/metrics-server';
import { TraceEndpointSchema } from '@odeta/node/open-tracing';
import { PurgeUrlSchema } from '@odeta/node/page-tags';
import { HeadersLimitSchema, RequestLimitSchema } from '@odeta/node/request-limits';
import { ValkeyUrlSchema } from '@odeta/node/shared-counts';
import { ShopHostsSchema } from '@odeta/node/shop-hosts';
import * as v from 'valibot';
import { AndroidAppSchema, IosAppsSchema } from './app-association.ts';
import { AppSimulatorDirSchema, StaffDirSchema } from './folders.ts';
import { VitalsShareSchema } from './vitals-share.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const workspace = path.resolve(import.meta.dirname, '../../..');
const text = (fallback: string) => v.optional(v.string(), fallback);
const seconds = (fallback: string) =>
  v.pipe(text(fallback), v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'), v.transform(Number));
const wholeNumber = (issue: string) => v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, issue), v.transform(Number));
const areAddresses = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .every((address) => URL.canParse(address));
const file = v.pipe(
  v.string(),
  v.check((name: string) => existsSync(name), 'there is no such file'),
);

/** The environment variables of `edge`, parsed once. `docs/environment.md` is generated from these descriptions. */
export const EdgeConfigSchema = v.object({
  PORT: v.pipe(
    text('3000'),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.minValue(1, 'must be a port number'),
    v.maxValue(65_535, 'must be a port number'),
    v.description('Port of the shop'),
  ),
  HOST: v.pipe(text('0.0.0.0'), v.description('Address to listen on')),
  APP_SECRET: v.pipe(
    v.string(),
    v.minLength(32, 'needs at least 32 characters'),
    v.description('Key of visitor ids and tokens, the same for `edge` and `api`'),
  ),
  APP_SECRET_FORMER: FormerSecretsSchema,
  API_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.check(areAddresses, 'must be one or several addresses, separated by blanks'))),
    v.description(
      'Address of `api` if it runs in its own process; by default it runs in this one. Several processes can be listed, separated by blanks',
    ),
  ),
  SANDBOX_PAY_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('Address of the test bank if it runs in its own process; by default it runs in this one'),
  ),
  SANDBOX_WAREHOUSE_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description(
      'Address of the demonstration warehouse if it runs in its own process; by default it runs in this one',
    ),
  ),
  RELEASES_DIR: v.pipe(
    text(path.join(workspace, '.data/releases')),
    v.description('Folder of the releases and their discovery document'),
  ),
  RELEASES_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('A release store instead of the folder: `s3://bucket/prefix`, or a read-only address'),
  ),
  RELEASE_KEYS: v.pipe(
    v.optional(TrustedKeysSchema),
    v.description(
      'Public keys of the teams, `id=base64`, separated by blanks: only documents signed by them are used; by default `npm start` has its own',
    ),
  ),
  RELEASE_STOP_KEY: v.pipe(
    v.optional(StopKeySchema),
    v.description(
      'Private key with which `edge` can only stop canaries that exceed their budget; without it they are stopped by hand ([docs/releases.md](docs/releases.md)). `npm start` generates one',
    ),
  ),
  MEDIA_DIR: v.pipe(
    text(path.join(workspace, 'assets/pictures/files')),
    v.description('Folder of the product pictures'),
  ),
  FILE_ORIGINS: v.pipe(
    text(''),
    v.transform((value) => value.split(/\s+/).filter(Boolean)),
    v.description('Origins of files besides the shop itself, separated by blanks'),
  ),
  MAPBOX_TOKEN: v.pipe(
    v.optional(v.pipe(v.string(), v.startsWith('pk.', 'must be a public token, which begins with pk.'))),
    v.description('Public token of Mapbox, whose map then replaces the base map of the shop'),
  ),
  RECAPTCHA_SITE_KEY: v.pipe(
    v.optional(v.string()),
    v.description('Site key of reCAPTCHA v3, which with RECAPTCHA_SECRET replaces our own challenge'),
  ),
  APP_SIMULATOR_DIR: AppSimulatorDirSchema,
  STAFF_DIR: StaffDirSchema,
  ANDROID_APP: v.pipe(
    AndroidAppSchema,
    v.description(
      'Package of the Android app and SHA-256 fingerprints of its certificates, separated by blanks, for `/.well-known/assetlinks.json`',
    ),
  ),
  IOS_APPS: v.pipe(
    IosAppsSchema,
    v.description(
      'Ids of the iOS apps with their team, separated by blanks, for `/.well-known/apple-app-site-association`',
    ),
  ),
  SECURITY_CONTACT: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\s*((mailto|https|tel):\S+\s*)+$/, 'must be addresses that begin with mailto:, https: or tel:'),
        v.transform((text) => text.split(/\s+/).filter(Boolean)),
      ),
    ),
    v.description('Addresses for reports of vulnerabilities, separated by blanks, for `/.well-known/security.txt`'),
  ),
  PAGE_CACHE_SECONDS: v.pipe(
    seconds('5'),
    v.description(
      'How long a page that is the same for everyone is served before it is rendered again, and twice as long while that happens; `0`: not cached',
    ),
  ),
  PURGE_URL: PurgeUrlSchema,
  RENDER_WORKERS: v.pipe(
    v.optional(wholeNumber('must be a number of workers')),
    v.description('Most processes that render the pages of one remote at a time; by default one per core'),
  ),
  RENDER_MEMORY_MB: v.pipe(
    v.optional(wholeNumber('must be a number of megabytes'), '512'),
    // A process has 105 before it renders: a lower limit would replace it again and again.
    v.minValue(150, 'must be at least 150 megabytes'),
    v.description(
      'Memory (resident set size) of one of these processes: a larger one is replaced; at twice the value it is ended, which counts as a fault of its release',
    ),
  ),
  RENDER_LIMIT_SECONDS: v.pipe(
    seconds('3'),
    v.description(
      'Time limit for rendering a page, half of it for loading its data; after it a page of one visitor is sent with a skeleton, and others are kept copies or 503',
    ),
  ),
  DISCOVERY_CACHE_SECONDS: v.pipe(
    seconds('2'),
    v.description('How long the discovery document is cached; `0`: it is read for every page'),
  ),
  RATE_LIMITS: v.pipe(
    text('1'),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1'),
    v.description('Multiplies the limits of requests and attempts ([docs/security.md](docs/security.md))'),
  ),
  VALKEY_URL: ValkeyUrlSchema,
  SHUTDOWN_DELAY_SECONDS: v.pipe(
    seconds('3'),
    v.description(
      'Seconds between SIGTERM, when `/ready` starts to fail, and the end of listening; `3` for a separate `edge` or `api`',
    ),
  ),
  HEADERS_LIMIT_SECONDS: HeadersLimitSchema,
  REQUEST_LIMIT_SECONDS: RequestLimitSchema,
  SHOP_HOSTS: ShopHostsSchema,
  TRUST_PROXY: v.pipe(
    text('0'),
    v.regex(/^\d$/, 'must be a count of proxies from 0 to 9'),
    v.transform(Number),
    v.description('Number of our own proxies in front, whose X-Forwarded-* headers are trusted; `0`: none'),
  ),
  LOG_LEVEL: v.pipe(
    v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
    v.description('Lowest level that is logged'),
  ),
  VITALS_SHARE: VitalsShareSchema,
  METRICS_PORT: MetricsPortSchema,
  METRICS_HOST: MetricsHostSchema,
  OTEL_EXPORTER_OTLP_ENDPOINT: TraceEndpointSchema,
  TESTER_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
    v.description(
      'Password for `/testers`, after which `?mfe=cart@1.4.0` selects a published version; without it nobody can',
    ),
  ),
  TLS_CERT: v.pipe(
    v.optional(file),
    v.description('PEM file of the certificate; with TLS_KEY the shop serves HTTP/2 and HTTP/1.1 over TLS'),
  ),
  TLS_KEY: v.pipe(v.optional(file), v.description('PEM file of the key')),
});
export type EdgeConfig = v.InferOutput<typeof EdgeConfigSchema>;
