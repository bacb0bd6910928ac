import { type CountryCode, CountryCodeSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { payuAlgorithms } from './payu-signature.ts';

/** A point of sale at PayU. It has one currency and therefore belongs to one country. */
const AccountSchema = v.object({
  posId: v.string(),
  clientId: v.string(),
  clientSecret: v.string(),
  /** The "second key", with which webhooks are signed. */
  secondKey: v.string(),
  /** The algorithms that its webhooks may be signed by. */
  signatures: v.optional(v.pipe(v.array(v.picklist(payuAlgorithms)), v.minLength(1)), ['SHA-256']),
  /** The shop's id at Google; without it the country offers no Google Pay. */
  googlePayMerchantId: v.optional(v.string()),
  /** Whether PayU keeps cards and BLIK tokens of customers for the shop, which has to be agreed with PayU. */
  savesMeans: v.optional(v.boolean(), false),
});
export type PayuAccount = v.InferOutput<typeof AccountSchema>;

/** Accounts by country, as JSON. */
export const PayuAccountsSchema = v.pipe(
  v.string(),
  v.parseJson({}, 'must be JSON'),
  v.record(CountryCodeSchema, AccountSchema, 'must be { "pl": { posId, clientId, clientSecret, secondKey } }'),
);
export type PayuAccounts = Partial<Record<CountryCode, PayuAccount>>;
