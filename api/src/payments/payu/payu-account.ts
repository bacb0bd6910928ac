import { type CountryCode, CountryCodeSchema } from '@odeta/contracts';
import * as v from 'valibot';

/** A point of sale at PayU, which has one currency and so belongs to one country. */
const AccountSchema = v.object({
  posId: v.string(),
  clientId: v.string(),
  clientSecret: v.string(),
  /** The "second key", by which notifications are signed. */
  secondKey: v.string(),
  /** Of the shop at Google; without it the country offers no Google Pay. */
  googlePayMerchantId: v.optional(v.string()),
});
export type PayuAccount = v.InferOutput<typeof AccountSchema>;

/** The accounts by country, as JSON. */
export const PayuAccountsSchema = v.pipe(
  v.string(),
  v.parseJson({}, 'must be JSON'),
  v.record(CountryCodeSchema, AccountSchema, 'must be { "pl": { posId, clientId, clientSecret, secondKey } }'),
);
export type PayuAccounts = Partial<Record<CountryCode, PayuAccount>>;
