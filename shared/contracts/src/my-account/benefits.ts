import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** P2. `used`: it cannot be used any more; `expired`: its last day has passed. */
const StateSchema = v.picklist(['active', 'used', 'expired']);

const TermSchema = {
  state: StateSchema,
  /** Last day, YYYY-MM-DD; `null` if it does not expire. */
  validUntil: v.nullable(v.string()),
  /** Days left, 0 on the last one; `null` if it does not expire or cannot be used any more. */
  daysLeft: v.nullable(v.number()),
};

/** P2. A discount code of the customer, or one that they used in an order. Amounts in major units. */
export const OwnCodeSchema = v.object({
  code: v.string(),
  name: v.string(),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  freeDelivery: v.boolean(),
  /** 0 without a minimum. */
  minOrder: v.number(),
  ...TermSchema,
  /** Number of the last order with it. */
  orderNumber: v.nullable(v.string()),
});
export type OwnCode = v.InferOutput<typeof OwnCodeSchema>;

/** P2. A voucher of the customer. Amounts in major units. */
export const OwnVoucherSchema = v.object({
  code: v.string(),
  value: v.number(),
  remaining: v.number(),
  ...TermSchema,
});
export type OwnVoucher = v.InferOutput<typeof OwnVoucherSchema>;

/** P3. The club, and the customer's membership. */
export const MembershipSchema = v.object({
  name: v.string(),
  percent: v.number(),
  /** The fee in major units, and the duration in months. */
  fee: v.number(),
  months: v.number(),
  state: v.picklist(['none', 'pending', 'active', 'ended']),
  /** YYYY-MM-DD; `null` if the customer has never been a member. */
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
  daysLeft: v.nullable(v.number()),
  /** Whether the next order can include a membership, and if not yet, from which day on. */
  canJoin: v.boolean(),
  renewableFrom: v.nullable(v.string()),
  /** The club's discount on this year's orders, in major units, and the number of these orders. */
  saved: v.number(),
  orders: v.number(),
});
export type Membership = v.InferOutput<typeof MembershipSchema>;

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

/** P3. Ends the membership today without a refund of the fee. Does nothing for customers who are not members. */
export const leaveClub = endpoint({
  method: 'POST',
  path: '/my-account/club/leave',
  summary: 'P3. Ends the club membership',
  payload: v.object({}),
  body: v.object({ club: v.nullable(MembershipSchema) }),
  problems: ['log-in-required'],
});

/**
 * P2. Saves a code for a later order, or assigns an unowned voucher to the customer. Refused like a code of the cart, at
 * `discountCodeForm.code` (L1, H22).
 */
export const keepCode = endpoint({
  method: 'POST',
  path: '/my-account/benefits/keep',
  summary: 'P2. Keeps a discount code or a voucher in the account',
  payload: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)) }),
  body: readBenefits.body,
  problems: ['log-in-required', 'discount-code'],
});
