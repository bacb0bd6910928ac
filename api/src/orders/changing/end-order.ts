import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ClubEnd } from '../../ledger/club-rule.ts';
import { readBalances } from '../../ledger/ledger.repository.ts';
import { everythingLeft } from '../../ledger/postings.ts';
import { endClub, lockClub, readClubEnd } from './club-end.repository.ts';
import { type GivenBack, reduceOrder } from './reduce-order.repository.ts';

interface Ending {
  order: { id: string; country: CountryCode };
  key: string;
  reason: string;
}

/**
 * Gives back everything that is left of an order: goods, delivery, fees, and the club's fee by the rule of the club, which decides on the
 * membership as well. Before the state of the order changes.
 */
export async function giveBackAll(
  trx: Transaction<Database>,
  { order, key, reason }: Ending,
): Promise<GivenBack & { club: ClubEnd }> {
  await lockClub(trx, order.id);
  const balances = await readBalances(trx, order.id);
  const club = await readClubEnd(trx, order, balances);
  const given = await reduceOrder(trx, { orderId: order.id, gone: everythingLeft(balances, club.kept), key, reason });
  await endClub(trx, order.id, club);
  return { ...given, club };
}
