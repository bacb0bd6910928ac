import type { AnswerOf, Membership, readBenefits } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { toMajor } from '../../pricing/money.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { requireAccount } from '../accounts/require-account.ts';
import {
  endMembership,
  findOwnCodes,
  findOwnVouchers,
  type MembershipRow,
  readMembership,
} from './benefits.repository.ts';

type Deps = Pick<CartDeps, 'db' | 'settings'>;
const DAY_MS = 86_400_000;

export async function benefitsOf(
  { db, settings }: Deps,
  session: Pick<Session, 'idHash' | 'country'>,
): Promise<AnswerOf<typeof readBenefits>> {
  const { country } = session;
  const { id } = await requireAccount(db, session);
  const shop = settings.of(country);
  const [codes, vouchers, member] = await Promise.all([
    findOwnCodes(db, id, country),
    findOwnVouchers(db, id, country),
    readMembership(db, id, country),
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
  { db, settings, security }: Deps & Pick<CartDeps, 'security'>,
  session: KnownSession,
): Promise<Membership | null> {
  const { country } = session;
  const { id, email } = await requireAccount(db, session);
  await db.transaction().execute((trx) => endMembership(trx, id));
  security.record('club-left', { country, email });
  return membershipOf(settings.of(country), await readMembership(db, id, country));
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
    renewableFrom: isNear || until === null ? null : daysBefore(until, club.renewDays),
  };
}

function stateOf({ isActive, pending, until }: { isActive: boolean; pending: boolean; until: string | null }) {
  if (isActive) return 'active';
  if (pending) return 'pending';
  return until === null ? 'none' : 'ended';
}

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
