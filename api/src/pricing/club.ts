import type { CountrySettings } from '../settings/settings.ts';

/** L3. How the visitor stands to the club. */
export interface ClubMember {
  hasAccount: boolean;
  /** One was bought with another order, which is not paid yet. */
  pending: boolean;
  /** Whether a membership is bought with the order. */
  checked: boolean;
  /** Last day of the membership, YYYY-MM-DD; `null` for one who never was a member. */
  until: string | null;
  /** Days left, 0 on the last one, below zero afterwards. */
  days: number | null;
}

export interface ClubStanding {
  /** A member today. */
  active: boolean;
  /** Whether a membership can be bought now. */
  offered: boolean;
  /** Bought with this order. */
  checked: boolean;
}

/** L3. Only an account can be a member: guests see a message. A member may renew when the end is near. */
export function clubStanding({ club }: Pick<CountrySettings, 'club'>, member: ClubMember): ClubStanding {
  const active = member.days !== null && member.days >= 0;
  const mayRenew = member.days === null || member.days <= (club?.renewDays ?? 0);
  const offered = club !== null && member.hasAccount && mayRenew && !member.pending;
  return { active: club !== null && active, offered, checked: offered && member.checked };
}
