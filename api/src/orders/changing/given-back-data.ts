import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ClubEnd } from '../../ledger/club-rule.ts';
import { addEmail } from '../../outbox/outbox.repository.ts';
import type { GivenBack } from './reduce-order.repository.ts';

/** What an order gave back, as e-mails about its end have it: amounts in minor units. */
export interface GivenBackData {
  /** The refund in money. */
  back: number;
  onVouchers: number;
  /** The part of the club's fee that does not come back; 0 if the order bought no membership. */
  clubKept: number;
  /** Whether the membership ended. */
  clubEnds: boolean;
}

export const givenBackData = ({
  refund,
  onVouchers,
  club,
}: GivenBack & { club?: ClubEnd }): Record<string, string> => ({
  back: String(refund),
  onVouchers: String(onVouchers),
  ...(club && { clubKept: String(club.kept), clubEnds: String(club.ends) }),
});

/** E-mails of earlier releases have `back` only. */
export const readGivenBack = ({ back, onVouchers, clubKept, clubEnds }: Record<string, string>): GivenBackData => ({
  back: Number(back ?? 0),
  onVouchers: Number(onVouchers ?? 0),
  clubKept: Number(clubKept ?? 0),
  clubEnds: clubEnds === 'true',
});

/** For what comes back at once, without a refund that is announced when it is made, and for a fee that does not come back. */
export async function addGivenBackEmail(
  trx: Transaction<Database>,
  { id, country, email: recipient }: { id: string; country: CountryCode; email: string },
  { key, given }: { key: string; given: GivenBack & { club?: ClubEnd } },
): Promise<void> {
  if (given.onVouchers === 0 && !given.club?.kept) return;
  const data = { orderId: id, ...givenBackData(given) };
  await addEmail(trx, { key: `given-back:${key}`, kind: 'refund-made', country, recipient, data });
}
