import type { AnswerOf, Membership, readBenefits } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { toMajor } from '../../pricing/money.ts';
import { dayAfter } from '../../settings/last-day.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { requireAccount } from '../accounts/require-account.ts';
import {
  endMembership,
  findOwnCodes,
  findOwnVouchers,
  type MembershipRow,
  readMembership,
} from './benefits.repository.ts';

type Deps = Pick<CartDeps, 'db' | 'settings' | 'now'>;

export async function benefitsOf(
  { db, settings, now }: Deps,
  session: Pick<Session, 'idHash' | 'country'>,
): Promise<AnswerOf<typeof readBenefits>> {
  const { country } = session;
  const { id: customerId } = await requireAccount(db, session);
  const shop = settings.of(country);
  const owner = { customerId, country, today: shop.today(now()) };
  const [codes, vouchers, member] = await Promise.all([
    findOwnCodes(db, owner),
    findOwnVouchers(db, owner),
    readMembership(db, owner),
  ]);
  const major = (minor: number) => toMajor(country, minor);
  return {
    club: membershipOf(shop, member),
    codes: codes.map(({ amount, minOrder, ...code }) => ({
      ...code,
      amount: amount === null ? null : major(amount),
      minOrder: major(minOrder),
    })),
    vouchers: vouchers.map(({ value, remaining, ...voucher }) => ({
      ...voucher,
      value: major(value),
      remaining: major(remaining),
    })),
  };
}

export async function leaveClubOf(
  { db, settings, security, now }: Deps & Pick<CartDeps, 'security'>,
  session: KnownSession,
): Promise<Membership | null> {
  const { country } = session;
  const { id: customerId, email } = await requireAccount(db, session);
  const shop = settings.of(country);
  const owner = { customerId, country, today: shop.today(now()) };
  await db.transaction().execute((trx) => endMembership(trx, owner));
  security.record('club-left', { country, email });
  return membershipOf(shop, await readMembership(db, owner));
}

/**
 * By the same rules as in the checkout (`clubStanding`): a member may renew when the end is near, and nobody buys two memberships at once.
 */
function membershipOf({ code, club }: CountrySettings, member: MembershipRow): Membership | null {
  if (!club) return null;
  const { since, until, days, pending, saved, orders } = member;
  const isActive = days !== null && days >= 0;
  const isNear = days === null || days <= club.renewDays;
  return {
    ...{ name: club.name, percent: club.percent, months: club.months, since, until, orders },
    fee: toMajor(code, club.fee),
    saved: toMajor(code, saved),
    state: stateOf({ isActive, pending, until }),
    daysLeft: isActive ? days : null,
    canJoin: isNear && !pending,
    renewableFrom: isNear || until === null ? null : dayAfter(until, -club.renewDays),
  };
}

function stateOf({ isActive, pending, until }: { isActive: boolean; pending: boolean; until: string | null }) {
  if (isActive) return 'active';
  if (pending) return 'pending';
  return until === null ? 'none' : 'ended';
}
