import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** P2. `used`: it can be used no more; `expired`: its time is over. */
const StateSchema = v.picklist(['active', 'used', 'expired']);

const TermSchema = {
  state: StateSchema,
  /** Last day, YYYY-MM-DD; `null` without an end. */
  validUntil: v.nullable(v.string()),
  /** Days left, 0 on the last one; `null` without an end, or when it cannot be used any more. */
  daysLeft: v.nullable(v.number()),
};

/** P2. A discount code of the customer's own, or one that he ordered with. Amounts in major units. */
export const OwnCodeSchema = v.object({
  code: v.string(),
  name: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  freeDelivery: v.boolean(),
  /** 0 when any order will do. */
  minOrder: v.number(),
  ...TermSchema,
  /** Number of the last order with it. */
  orderNumber: v.nullable(v.string()),
});
export type OwnCode = v.InferOutput<typeof OwnCodeSchema>;

/** P2. A voucher of the customer's. Amounts in major units. */
export const OwnVoucherSchema = v.object({
  code: v.string(),
  value: v.number(),
  remaining: v.number(),
  ...TermSchema,
});
export type OwnVoucher = v.InferOutput<typeof OwnVoucherSchema>;

/** P3. The club, and how the customer stands to it. */
export const MembershipSchema = v.object({
  name: v.string(),
  percent: v.number(),
  /** In major units, and for so many months. */
  fee: v.number(),
  months: v.number(),
  state: v.picklist(['none', 'pending', 'active', 'ended']),
  /** Dates are YYYY-MM-DD; `null` for one who never was a member. */
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
  daysLeft: v.nullable(v.number()),
  /** Whether a membership can be bought with the next order, and from which day on if not yet. */
  canJoin: v.boolean(),
  renewableFrom: v.nullable(v.string()),
  /** What the club has taken off this year's orders, in major units, and of how many. */
  saved: v.number(),
  orders: v.number(),
});
export type Membership = v.InferOutput<typeof MembershipSchema>;

/** P2, P3. */
export const readBenefits = endpoint({
  method: 'GET',
  path: '/my-account/benefits',
  summary: 'P2, P3. Discount codes, vouchers and club membership of the customer',
  body: v.object({
    club: v.nullable(MembershipSchema),
    codes: v.array(OwnCodeSchema),
    vouchers: v.array(OwnVoucherSchema),
  }),
  problems: ['log-in-required'],
});

/** P3. Ends the membership today; its fee is not given back. For one who is no member nothing changes. */
export const leaveClub = endpoint({
  method: 'POST',
  path: '/my-account/club/leave',
  summary: 'P3. Ends the club membership',
  payload: v.object({}),
  body: v.object({ club: v.nullable(MembershipSchema) }),
  problems: ['log-in-required'],
});

/**
 * P2. Keeps a code for a later order, or makes a voucher of nobody's the customer's own. Refused like a code of the cart, at
 * `discountCodeForm.code` (L1, H22).
 */
export const keepCode = endpoint({
  method: 'POST',
  path: '/my-account/benefits/keep',
  summary: 'P2. Keeps a discount code or a voucher in the account',
  payload: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) }),
  body: readBenefits.body,
  problems: ['log-in-required', 'discount-code'],
});
