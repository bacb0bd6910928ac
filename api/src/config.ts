import path from 'node:path';
import { FormerSecretsSchema } from '@odeta/node/app-secret';
import { MetricsHostSchema, MetricsPortSchema } from '@odeta/node/metrics-server';
import { TraceEndpointSchema } from '@odeta/node/open-tracing';
import { PurgeUrlSchema } from '@odeta/node/page-tags';
import { HeadersLimitSchema, RequestLimitSchema } from '@odeta/node/request-limits';
import { ValkeyUrlSchema } from '@odeta/node/shared-counts';
import { ShopHostsSchema } from '@odeta/node/shop-hosts';
import * as v from 'valibot';
import { RegisterKeysSchema, RegistersSchema } from './companies/registers-schema.ts';
import { TagManagerIdsSchema } from './contents/tag-manager.ts';
import { DatabaseConfigEntries } from './db/database-config.ts';
import { PartnersSchema } from './partners/partners.ts';
import { PaymentConfigEntries } from './payments/payment-config.ts';
import { SmsConfigEntries } from './sms/create-sms.ts';
import { OpenIdConfigEntries } from './staff/open-id-config.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const workspace = path.resolve(import.meta.dirname, '../..');
const flag = (fallback: '0' | '1') =>
  v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), fallback),
    v.transform((value) => value === '1'),
  );
const number = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number));

/** The environment of `api`, parsed once. `docs/environment.md` is generated from these descriptions. */
export const ApiConfigSchema = v.object({
  NODE_ENV: v.pipe(
    v.optional(v.string(), 'development'),
    v.description(
      '`production`: responses are reduced to the contracts instead of being checked; refuses to start with test settings (see DEMO)',
    ),
  ),
  DEMO: v.pipe(
    flag('0'),
    v.description(
      '`1`: a demonstration without real customers, which may run in production mode with the test bank and a generated APP_SECRET. Set by `npm start`',
    ),
  ),
  PORT: v.pipe(number('3001'), v.description('Port of the API when it runs in a process of its own')),
  HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.description('Address to listen on')),
  ...DatabaseConfigEntries,
  DATA_DIR: v.pipe(
    v.optional(v.string(), path.join(workspace, '.data')),
    v.description('Folder of the database and of generated secrets'),
  ),
  APP_SECRET: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(32, 'needs at least 32 characters'))),
    v.description(
      'Key of visitor ids and tokens, the same for `edge` and `api`; by default one is generated in DATA_DIR',
    ),
  ),
  APP_SECRET_FORMER: FormerSecretsSchema,
  SEED_DIR: v.pipe(
    v.optional(v.string(), path.join(import.meta.dirname, 'seed/data')),
    v.description('Folder of the seed files'),
  ),
  SMTP_URL: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must be an address like smtp://user:password@host:587')),
    ),
    v.description('Mail server; without it e-mails are stored in DATA_DIR/mail and shown at `/api/dev/mail`'),
  ),
  MAIL_FROM: v.pipe(v.optional(v.string(), 'ODETA <shop@odeta.example>'), v.description('Sender of the e-mails')),
  BOT_CHALLENGE_COST: v.pipe(
    number('2000'),
    v.minValue(1, 'must be at least 1'),
    v.description('Rounds of one attempt at the challenge; an order takes 300 to 900 attempts'),
  ),
  BOT_PROTECTION: v.pipe(flag('1'), v.description('`0`: orders need no solved challenge')),
  RECAPTCHA_SITE_KEY: v.pipe(
    v.optional(v.string()),
    v.description('Site key of reCAPTCHA v3, which with RECAPTCHA_SECRET replaces our own challenge'),
  ),
  RECAPTCHA_SECRET: v.pipe(v.optional(v.string()), v.description('Secret of that key')),
  PAYMENT_PROVIDER: v.pipe(
    v.optional(v.picklist(['sandbox', 'payu'], 'must be sandbox or payu'), 'sandbox'),
    v.description('Payment provider: `payu`, or `sandbox`, our own test bank, which never charges anything'),
  ),
  MEILISEARCH_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('Meilisearch server for the search; by default the shop searches in its own database'),
  ),
  MEILISEARCH_KEY: v.pipe(
    v.optional(v.string()),
    v.description('Key of that server, with the rights to search and to create and delete indexes'),
  ),
  PURGE_URL: PurgeUrlSchema,
  COMPANY_REGISTERS: RegistersSchema,
  COMPANY_REGISTER_KEYS: RegisterKeysSchema,
  ...SmsConfigEntries,
  ...OpenIdConfigEntries,
  ...PaymentConfigEntries,
  WAREHOUSE_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(32, 'needs at least 32 characters'))),
    v.description(
      'Key that signs requests of the warehouse ([docs/orders.md](docs/orders.md)); by default that of `sandbox-warehouse`',
    ),
  ),
  PARTNERS: v.pipe(
    v.optional(PartnersSchema),
    v.description(
      'JSON by partner: `{"id":{"name","key","origins":["https://…"]}}`; by default none, outside production a demonstration ([docs/embedded-checkout.md](docs/embedded-checkout.md))',
    ),
  ),
  APP_PUSH_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description(
      'Gorush server that delivers notifications to the apps ([docs/push.md](docs/push.md)); without it apps receive none, and outside production the app simulator shows them',
    ),
  ),
  APP_PUSH_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
    v.description('Key for that server, sent as `Authorization: Bearer`'),
  ),
  APP_PUSH_TOPIC: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty())),
    v.description('Bundle id of the iOS app, if that server has an APNs key instead of a certificate'),
  ),
  VAPID_PRIVATE_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url'))),
    v.description(
      'Private key (P-256, base64url) that signs browser notifications ([docs/push.md](docs/push.md)); by default it is derived from APP_SECRET',
    ),
  ),
  VAPID_SUBJECT: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https:'))),
    v.description('Contact of the shop for push services; by default `mailto:shop@odeta.example`'),
  ),
  HEADERS_LIMIT_SECONDS: HeadersLimitSchema,
  REQUEST_LIMIT_SECONDS: RequestLimitSchema,
  SHOP_HOSTS: ShopHostsSchema,
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d$/, 'must be a count of proxies from 0 to 9'),
    v.transform(Number),
    v.description('Number of our own proxies in front, whose X-Forwarded-* headers are trusted; `0`: none'),
  ),
  RATE_LIMITS: v.pipe(
    number('1'),
    v.minValue(1, 'must be at least 1'),
    v.description('Multiplies the limits of requests and attempts ([docs/security.md](docs/security.md))'),
  ),
  RATE_LIMIT_STORE: v.pipe(
    v.optional(v.picklist(['memory', 'postgres'], 'must be memory or postgres'), 'memory'),
    v.description(
      'Where `api` counts requests without VALKEY_URL: `memory` of each process, or `postgres` for all of them',
    ),
  ),
  VALKEY_URL: ValkeyUrlSchema,
  BACKGROUND_WORK: v.pipe(
    flag('1'),
    v.description(
      '`0`: this `api` only answers requests, and another one sends e-mails, settles payments and cleans up ([docs/kubernetes.md](docs/kubernetes.md#three-programs))',
    ),
  ),
  SHUTDOWN_DELAY_SECONDS: v.pipe(
    number('3'),
    v.description(
      'Seconds between SIGTERM, when `/ready` starts to fail, and the end of listening; `3` for a separate `edge` or `api`',
    ),
  ),
  METRICS_PORT: MetricsPortSchema,
  METRICS_HOST: MetricsHostSchema,
  OTEL_EXPORTER_OTLP_ENDPOINT: TraceEndpointSchema,
  MAPBOX_TOKEN: v.pipe(
    v.optional(v.pipe(v.string(), v.startsWith('pk.', 'must be a public token, which begins with pk.'))),
    v.description('Public token of Mapbox, whose map then replaces the base map of the shop'),
  ),
  TAG_MANAGER_IDS: v.pipe(
    v.optional(TagManagerIdsSchema),
    v.description(
      'JSON by country: `{"pl":"GTM-…"}`; by default none, outside production a demonstration ([docs/tracking.md](docs/tracking.md))',
    ),
  ),
  LOG_LEVEL: v.pipe(
    v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
    v.description('Lowest level that is logged'),
  ),
});
export type ApiConfig = v.InferOutput<typeof ApiConfigSchema>;

/** Throws an error that names the variable. */
export function readConfig(environment: Record<string, string | undefined>): ApiConfig {
  const result = v.safeParse(ApiConfigSchema, environment);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`The environment variable ${v.getDotPath(issue)} is wrong: ${issue.message}.`);
}
