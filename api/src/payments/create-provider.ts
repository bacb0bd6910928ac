import type { Clock } from '../db/database-clock.ts';
import type { PayuAccounts } from './payu/payu-account.ts';
import { createPayuProvider } from './payu/payu-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

export interface ProviderConfig {
  PAYMENT_PROVIDER?: 'sandbox' | 'payu';
  SANDBOX_PAY_URL?: string | undefined;
  PAYU_URL?: string;
  PAYU_ACCOUNTS?: PayuAccounts | undefined;
  PAYU_NOTIFY_ORIGIN?: string | undefined;
  APP_SECRET: string;
}

/** Nothing listens there: without the URL of a sandbox bank there are no online payments. */
const NOWHERE = 'http://127.0.0.1:9';

export function createProvider(config: ProviderConfig, clock: Clock): PaymentProvider {
  const { PAYU_URL: url = '', PAYU_ACCOUNTS: accounts = {}, PAYU_NOTIFY_ORIGIN: publicUrl } = config;
  if (config.PAYMENT_PROVIDER === 'payu') return createPayuProvider({ url, accounts, publicUrl, clock });
  return createSandboxProvider({ url: config.SANDBOX_PAY_URL ?? NOWHERE, secret: config.APP_SECRET, clock });
}
