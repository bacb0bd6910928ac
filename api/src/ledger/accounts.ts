/** What an order is for. Credit (negative): what the buyer got, and pays for. */
export const contractAccounts = [
  'goods',
  'club-discount',
  'code-discount',
  'delivery',
  'payment-fee',
  'club-fee',
  // Fee and cost of a return, which the shop keeps.
  'deduction',
  // The same of what would have come back on a voucher.
  'voucher-deduction',
  // A reduction of the price, or another amount that the shop gives without getting anything back.
  'goodwill',
] as const;

/** With what it is paid. Debit (positive): the shop has it. */
export const meansAccounts = [
  'provider',
  'cash',
  // Transfers from the shop to a bank account.
  'bank',
  // Vouchers with which the goods were paid.
  'voucher',
  // Vouchers that the shop gave in place of money.
  'new-voucher',
] as const;

export type ContractAccount = (typeof contractAccounts)[number];
export type MeansAccount = (typeof meansAccounts)[number];

/**
 * `rounding`: what is collected in cash beside the price, because there are no coins for the exact amount; neither price nor tax. `due`: what
 * the buyer still pays; negative: what the shop must still give back. `surplus`: payments that the shop could not accept, until they are
 * given back.
 */
export type Account = ContractAccount | MeansAccount | 'rounding' | 'due' | 'surplus';

/** One side of an entry. Minor units, an integer: debit is positive, credit negative. */
export interface Posting {
  account: Account;
  amount: number;
  voucherId?: number | null;
}

/** What happened, entered once. The amounts of its postings add up to 0. */
export interface LedgerEvent {
  key: string;
  reason: string;
  postings: readonly Posting[];
}
