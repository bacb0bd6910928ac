import * as v from 'valibot';
import { PayuAccountsSchema } from './payu/payu-account.ts';

/** Where the payment providers are. Which of them is used is in `config.ts`. */
export const PaymentConfigEntries = {
  PAYU_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address')), 'https://secure.snd.payu.com'),
    v.description('REST API of PayU; by default its test environment'),
  ),
  PAYU_ACCOUNTS: v.pipe(
    v.optional(PayuAccountsSchema),
    v.description('JSON by country: `{"pl":{"posId","clientId","clientSecret","secondKey","signatures":["SHA-256"]}}`'),
  ),
  PAYU_NOTIFY_ORIGIN: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('Origin at which PayU reaches the shop; by default the one that the customer uses'),
  ),
  SANDBOX_PAY_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('Address of the test bank if it runs in its own process; by default it runs in this one'),
  ),
};
