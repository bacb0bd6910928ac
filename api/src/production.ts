import type { ApiConfig } from './config.ts';
import { DEMO_ID } from './contents/tag-manager.ts';

type Settings = Pick<
  ApiConfig,
  | 'NODE_ENV'
  | 'DEMO'
  | 'PAYMENT_PROVIDER'
  | 'PAYU_ACCOUNTS'
  | 'PAYU_URL'
  | 'APP_SECRET'
  | 'COMPANY_REGISTERS'
  | 'SMS_GATEWAY'
  | 'TAG_MANAGER_IDS'
  | 'WAREHOUSE_KEY'
>;

/** Host of PayU's test environment, in which nothing is charged. */
const TEST_HOST = 'secure.snd.payu.com';

/**
 * Settings that a shop for real customers must not run with, each in a sentence. Empty outside production, and where DEMO says that this is
 * not a shop for real customers.
 */
export function productionProblems(config: Settings): string[] {
  if (config.NODE_ENV !== 'production' || config.DEMO) return [];
  const { WAREHOUSE_KEY } = config;
  const isGenerated = config.APP_SECRET === undefined;
  const isDemo = Object.values(config.TAG_MANAGER_IDS ?? {}).includes(DEMO_ID);
  return [
    ...paymentProblems(config),
    ...(WAREHOUSE_KEY === undefined
      ? ['WAREHOUSE_KEY is missing: orders would be moved by the demonstration warehouse.']
      : []),
    ...(config.COMPANY_REGISTERS === 'sandbox' ? ['COMPANY_REGISTERS is the sandbox, which invents companies.'] : []),
    ...(config.SMS_GATEWAY === 'sandbox' ? ['SMS_GATEWAY is the sandbox, which sends nothing.'] : []),
    ...(isDemo ? ['TAG_MANAGER_IDS names the demonstration script.'] : []),
    ...(isGenerated
      ? ['APP_SECRET is missing: in production no key is generated, as other instances would not have it.']
      : []),
  ];
}

function paymentProblems({ PAYMENT_PROVIDER, PAYU_ACCOUNTS = {}, PAYU_URL }: Settings): string[] {
  if (PAYMENT_PROVIDER === 'sandbox') return ['PAYMENT_PROVIDER is the test bank, which charges nothing.'];
  const accounts = Object.entries(PAYU_ACCOUNTS);
  const empty = accounts.filter(([, account]) => Object.values(account).some((value) => String(value).trim() === ''));
  return [
    ...(accounts.length === 0 ? ['PAYU_ACCOUNTS names no account.'] : []),
    ...empty.map(([country]) => `PAYU_ACCOUNTS has an empty value for ${country}.`),
    ...(new URL(PAYU_URL).host === TEST_HOST ? ["PAYU_URL is PayU's test environment, which charges nothing."] : []),
  ];
}

/** Throws with the problems, and with how to start nevertheless. */
export function requireProduction(config: Settings): void {
  const problems = productionProblems(config);
  if (problems.length > 0) throw new Error(`${problems.join(' ')} For a demonstration shop set DEMO=1.`);
}
