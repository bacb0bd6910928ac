import type { RefundMethod, ReturnKind } from '@odeta/contracts';
import { lastDayAfter, lastReturnDay, lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { Deductions } from './return-sums.ts';
import type { ReturnableOrder } from './returnable.repository.ts';

/** Directive (EU) 2019/771, article 10: years from the delivery in which the seller is liable for defects. */
const COMPLAINT_YEARS = 2;

type Terms = Pick<CountrySettings, 'country' | 'returnDays' | 'siteContents' | 'today'>;

/** The kinds of returns that are possible now, each with its last day, which is `null` until everything is delivered. */
export function openKindsOf(
  { deliveredAt, paymentState }: Pick<ReturnableOrder, 'deliveredAt' | 'paymentState'>,
  shop: Terms,
  now: Date,
): { kind: ReturnKind; until: string | null }[] {
  if (paymentState !== 'paid') return [];
  return kindsOf(deliveredAt, shop).filter(({ until }) => until === null || shop.today(now) <= until);
}

/** All kinds of returns, each with its last day. */
export function kindsOf(deliveredAt: Date | null, shop: Pick<Terms, 'country' | 'returnDays'>) {
  const until = deliveredAt && lastReturnDay(deliveredAt, shop);
  const complaintUntil = deliveredAt && yearsAfter(lastDayAfter(deliveredAt, 0, shop.country), COMPLAINT_YEARS);
  return [
    { kind: 'declaration', until },
    { kind: 'complaint', until: complaintUntil },
    { kind: 'non-delivery', until },
  ] satisfies { kind: ReturnKind; until: string | null }[];
}

/** The same day in a later year; 29 February becomes 28 February. */
function yearsAfter(day: string, years: number): string {
  const [year = '', rest] = [day.slice(0, 4), day.slice(4)];
  const later = `${Number(year) + years}${rest}`;
  return Number.isNaN(Date.parse(later)) || rest === '-02-29' ? `${Number(year) + years}-02-28` : later;
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
