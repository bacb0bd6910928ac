import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** P1. Customer data on every page of the account. */
export const AccountOverviewSchema = v.object({
  email: v.string(),
  isEmailConfirmed: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  /** H11. Eight digits. */
  customerNumber: v.nullable(v.string()),
  /** P2. The customer's own discount codes that can be used now. */
  userCodes: v.object({ count: v.number() }),
  /** P2. Vouchers with a remaining value. */
  vouchers: v.object({ count: v.number() }),
  /** P3. `null` where there is no club. */
  club: v.nullable(
    v.object({
      name: v.string(),
      percent: v.number(),
      active: v.boolean(),
      /** Last day of the membership, YYYY-MM-DD; `null` if the customer has never been a member. */
      until: v.nullable(v.string()),
    }),
  ),
});
export type AccountOverview = v.InferOutput<typeof AccountOverviewSchema>;

export const readAccount = endpoint({
  method: 'GET',
  path: '/my-account/overview',
  summary: 'P1. What the account says of its customer, with its counters',
  body: v.object({ account: AccountOverviewSchema }),
  problems: ['log-in-required'],
});
