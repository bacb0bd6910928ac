import type { Club, DiscountCode, UsedVoucher } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import type { CountrySettings } from '../settings/settings.ts';
import type { Cart } from './cart.ts';
import type { CodeProblem } from './discount-code.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';
import { percentOf, toMajor } from './money.ts';
import { priceText } from './price-text.ts';
import type { CartTotals } from './totals.ts';

const LONG = { dateStyle: 'long' } as const;

export type Text = (key: string, parameters?: Record<string, string | number>) => string;

/** What the texts about discounts need. */
export interface Wording {
  shop: CountrySettings;
  text: Text;
  now: Date;
}

/** L1, L2. The cart's code, with the reason if it gives no discount. A hidden code has a generic name. */
export function discountCodeOf({ code, discounts }: CartTotals, wording: Wording): DiscountCode | null {
  if (!code) return null;
  const { codeProblem } = discounts;
  return { ...codeFacts(code, wording), message: codeProblem && codeMessage(codeProblem, wording) };
}

/** L2. The data of a code, for customers who may use it. */
export function codeFacts(code: DiscountCodeTerms, { shop, text, now }: Wording): Omit<DiscountCode, 'message'> {
  return {
    id: String(code.id),
    name: code.hidden ? text('hidden-code') : code.name,
    state: code.state === 'not-yet' ? 'active' : code.state,
    percent: code.percent,
    amount: code.amount === null ? null : toMajor(shop.code, code.amount),
    freeDelivery: code.freeDelivery,
    minOrder: toMajor(shop.code, code.minOrder),
    validUntil: code.validUntil,
    remainingDays: code.validUntil === null ? null : daysBetween(shop.today(now), code.validUntil),
  };
}

/** L1. Text keys for a code that is refused or gives no discount. */
export const codeMessages = {
  unknown: 'code-unknown',
  'other-country': 'code-other-country',
  used: 'code-used',
  expired: 'code-expired',
  'not-yet': 'code-not-yet',
  'min-order': 'code-min-order',
  'other-goods': 'code-other-goods',
  'other-customer': 'code-other-customer',
} as const satisfies Record<CodeProblem['reason'] | 'unknown' | 'other-country', string>;

/** L1. Text for the visitor on why the code gives no discount, and what would help. */
export function codeMessage(problem: CodeProblem, { shop, text }: Pick<Wording, 'shop' | 'text'>): string {
  const key = codeMessages[problem.reason];
  switch (problem.reason) {
    case 'min-order':
      return text(key, { min: priceText(shop, problem.min), missing: priceText(shop, problem.missing) });
    case 'expired':
    case 'not-yet':
      return text(key, { date: dateText(shop.country, problem.date, LONG) });
    default:
      return text(key);
  }
}

/** L2. The cart's vouchers, with the amounts that they pay. */
export const vouchersOf = ({ vouchers }: Cart, { discounts }: CartTotals, { code }: CountrySettings): UsedVoucher[] =>
  vouchers.map(({ id, code: name, remaining }) => {
    const amount = discounts.vouchers.find((one) => one.id === id)?.amount ?? 0;
    return { id: String(id), name, remaining: toMajor(code, remaining), amount: toMajor(code, amount) };
  });

/** L3. The club for the checkout; `null` in countries without one. */
export function clubOf({ club: member }: Cart, { discounts }: CartTotals, wording: Wording): Club | null {
  const { shop, text } = wording;
  const { club } = shop;
  if (!club) return null;
  const { active, offered, checked } = discounts.club;
  const parameters = {
    percent: club.percent,
    months: club.months,
    fee: priceText(shop, club.fee),
    saving: priceText(shop, percentOf(discounts.itemsValue, club.percent)),
    date: member.until === null ? '' : dateText(shop.country, member.until, LONG),
  };
  return {
    name: club.name,
    percent: club.percent,
    active,
    checked,
    message: text(messageKey(member, active, offered), parameters),
    disabled: !offered,
  };
}

function messageKey({ hasAccount, pending }: Cart['club'], active: boolean, offered: boolean) {
  if (!hasAccount) return 'club-guest';
  if (pending) return 'club-pending';
  if (!active) return 'club-offer';
  return offered ? 'club-renew' : 'club-active';
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
