import type { Country, RefundMethod, ReturnKind } from '@odeta/contracts';
import { lastDayAfter, lastReturnDay, lastWithdrawalDay } from '../settings/last-day.ts';
import { LIABILITY_YEARS } from '../settings/liability.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { Deductions } from './return-sums.ts';
import type { ReturnableOrder } from './returnable.repository.ts';

type Terms = Pick<CountrySettings, 'country' | 'returnDays' | 'siteContents' | 'today'>;

/** The kinds of returns that are possible now, each with its last day, which is `null` until everything is delivered. */
export function openKindsOf(
  { paymentState, ...order }: Pick<ReturnableOrder, 'deliveredAt' | 'liableUntil' | 'paymentState'>,
  shop: Terms,
  now: Date,
): { kind: ReturnKind; until: string | null }[] {
  if (paymentState !== 'paid') return [];
  return kindsOf(order, shop).filter(({ until }) => until === null || shop.today(now) <= until);
}

/** All kinds of returns, each with its last day. */
export function kindsOf(
  { deliveredAt, liableUntil }: Pick<ReturnableOrder, 'deliveredAt' | 'liableUntil'>,
  shop: Pick<Terms, 'country' | 'returnDays'>,
) {
  const until = deliveredAt && lastReturnDay(deliveredAt, shop);
  const complaintUntil = deliveredAt && complaintEndOf({ deliveredAt, liableUntil }, shop.country);
  return [
    { kind: 'declaration', until },
    { kind: 'complaint', until: complaintUntil },
    { kind: 'non-delivery', until },
  ] satisfies { kind: ReturnKind; until: string | null }[];
}

/** The last day to complain: two years after the delivery, later after a repair. */
export function complaintEndOf(
  { deliveredAt, liableUntil }: { deliveredAt: Date; liableUntil: string | null },
  country: Pick<Country, 'timeZone'>,
): string {
  const end = monthsAfter(lastDayAfter(deliveredAt, 0, country), LIABILITY_YEARS * 12);
  return liableUntil !== null && liableUntil > end ? liableUntil : end;
}

/** The same day of a later month (YYYY-MM-DD), or its last day if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function refundMethodsOf({ isPaidOnline, hasAccount }: ReturnableOrder): RefundMethod[] {
  return [
    ...(isPaidOnline ? (['payment'] as const) : []),
    'bank-account',
    ...(hasAccount ? (['voucher'] as const) : []),
  ];
}

/** Directive 2011/83/EU, article 9: whether the buyer may still withdraw, also when they start it as a return. */
export const isWithdrawable = (
  { deliveredAt }: Pick<ReturnableOrder, 'deliveredAt'>,
  shop: Pick<Terms, 'country' | 'today'>,
  now: Date,
): boolean => deliveredAt === null || shop.today(now) <= lastWithdrawalDay(deliveredAt, shop.country);

/** No deductions when the shop is at fault; no fee within the days of a withdrawal, and for a refund by voucher. */
export function deductionsOf(
  { kind, refundMethod, returnType }: { kind: string; refundMethod: string; returnType: string },
  { siteContents }: Pick<Terms, 'siteContents'>,
  { isFree }: { isFree: boolean },
): Deductions {
  if (kind !== 'declaration') return { fee: 0, wayCost: 0 };
  const way = siteContents.returns?.ways.find(({ key }) => key === returnType);
  return { fee: isFree || refundMethod === 'voucher' ? 0 : (siteContents.returns?.fee ?? 0), wayCost: way?.cost ?? 0 };
}
