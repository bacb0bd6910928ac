import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

export interface ProviderConfig {
  PAYMENT_PROVIDER?: 'sandbox';
  SANDBOX_PAY_URL?: string | undefined;
  APP_SECRET: string;
}

/** Nothing listens there: an `api` that was not told of a bank takes no money online. */
const NOWHERE = 'http://127.0.0.1:9';

/** The provider that the environment names. */
export function createProvider(config: ProviderConfig): PaymentProvider {
  return createSandboxProvider({ url: config.SANDBOX_PAY_URL ?? NOWHERE, secret: config.APP_SECRET });
}
