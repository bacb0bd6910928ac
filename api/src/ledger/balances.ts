import { type Account, contractAccounts, type Posting } from './accounts.ts';

/** Sums of an order's postings, in minor units. */
export interface Balances {
  of(account: Account): number;
  /** What everything costs that the buyer keeps, whatever it is paid with. */
  price: number;
  /** What is still to be paid; negative: to be given back. */
  due: number;
  /** What the shop has of the vouchers with which the goods were paid. */
  vouchers: number;
  /** Whether no goods were entered: the order was not placed. */
  isEmpty: boolean;
  /** What the shop has in money. */
  paid: number;
}

export function balancesOf(postings: readonly Posting[]): Balances {
  const of = (account: Account) =>
    postings.reduce((total, posting) => (posting.account === account ? total + posting.amount : total), 0);
  return {
    of,
    price: contractAccounts.reduce((total, account) => total - of(account), 0),
    due: of('due'),
    vouchers: of('voucher'),
    isEmpty: !postings.some(({ account }) => account === 'goods'),
    paid: of('provider') + of('cash') + of('bank'),
  };
}
