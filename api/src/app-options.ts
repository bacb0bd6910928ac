import type { Metrics } from '@odeta/node/metrics';
import type { RequestLimits } from '@odeta/node/request-limits';
import type { FastifyBaseLogger } from 'fastify';
import type { BotConfig } from './bots/bot-guard.ts';
import type { RegisterKeys, RegistersConfig } from './companies/registers-schema.ts';
import type { ApiConfig } from './config.ts';
import type { TagManagerIds } from './contents/tag-manager.ts';
import type { ShopDatabase } from './db/database.ts';
import type { Clock } from './db/database-clock.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PartnersConfig } from './partners/partners.ts';
import type { ProviderConfig } from './payments/create-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { SearchConfig } from './search/create-search.ts';
import type { SettingsSource } from './settings/settings-source.ts';
import type { OpenIdConfig } from './staff/open-id-config.ts';

export interface AppOptions extends ShopDatabase {
  /** The rest of the configuration is for the caller, who opens the database and listens. */
  config: Pick<
    ApiConfig,
    'NODE_ENV' | 'TRUST_PROXY' | 'SHOP_HOSTS' | 'RATE_LIMITS' | 'RATE_LIMIT_STORE' | 'LOG_LEVEL'
  > & {
    APP_SECRET: string;
    APP_SECRET_FORMER?: readonly string[];
    WAREHOUSE_KEY?: string | undefined;
    APP_PUSH_URL?: string | undefined;
    APP_PUSH_KEY?: string | undefined;
    APP_PUSH_TOPIC?: string | undefined;
    VAPID_PRIVATE_KEY?: string | undefined;
    PARTNERS?: PartnersConfig | undefined;
    VAPID_SUBJECT?: string | undefined;
    MAPBOX_TOKEN?: string | undefined;
    PURGE_URL?: string | undefined;
    VALKEY_URL?: string | undefined;
    DEMO?: boolean;
    TAG_MANAGER_IDS?: TagManagerIds | undefined;
    COMPANY_REGISTERS?: RegistersConfig | undefined;
    COMPANY_REGISTER_KEYS?: RegisterKeys | undefined;
    SMS_GATEWAY?: string | undefined;
    SMS_GATEWAY_KEY?: string | undefined;
    SHUTDOWN_DELAY_SECONDS?: number;
    OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  } & RequestLimits &
    OpenIdConfig &
    ProviderConfig &
    SearchConfig &
    BotConfig;
  /** Defaults to the standard output. */
  log?: FastifyBaseLogger;
  mail: Mailer;
  /** The shop's time; by default the database's clock. */
  now?: Clock;
  /** By default read from the database. */
  settings?: SettingsSource;
  /** The payment provider; by default the one that the configuration names. */
  provider?: PaymentProvider;
  /** Which addresses web push messages may be sent to; by default those of known push services. */
  isPushService?: (endpoint: string) => boolean;
  /** Milliseconds between two runs of the background work (payments, subscriptions, e-mails); `null` turns it off. */
  watchEveryMs?: number | null;
  /** Whether the API's documentation page is served; by default it is. */
  documentPage?: boolean;
  /** By default nothing is measured. */
  metrics?: Metrics;
  /** The database is a preview of drafts: nobody orders, and there are no previews of it. */
  isPreview?: boolean;
}
