import type { CountrySettings } from '../settings/settings.ts';

/** L3. The visitor's relation to the club. */
export interface ClubMember {
  hasAccount: boolean;
  /** A membership was bought with another order that is not paid yet. */
  pending: boolean;
  /** Whether a membership is bought with this order. */
  checked: boolean;
  /** Last day of the membership, YYYY-MM-DD; `null` for a visitor who has never been a member. */
  until: string | null;
  /** Days left, 0 on the last day, negative afterwards. */
  days: number | null;
}

export interface ClubStanding {
  active: boolean;
  offered: boolean;
  /** Whether a membership is bought with this order. */
  checked: boolean;
}

/** L3. Only customers with an account can be members; guests see a message. A member may renew when the end is near. */
export function clubStanding({ club }: Pick<CountrySettings, 'club'>, member: ClubMember): ClubStanding {
  const active = member.days !== null && member.days >= 0;
  const mayRenew = member.days === null || member.days <= (club?.renewDays ?? 0);
  const offered = club !== null && member.hasAccount && mayRenew && !member.pending;
  return { active: club !== null && active, offered, checked: offered && member.checked };
}
