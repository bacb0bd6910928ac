import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** What an order does when the state of its payment changes. `orders` implements it; everything runs in the given transaction. */
export interface OrderPort {
  /** It is paid: consents take effect, its cart is closed, and its buyer gets e-mails. */
  complete(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void>;
  /** A payment of it failed: its buyer gets an e-mail, unless another one is paid soon. */
  paymentFailed(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void>;
  /** Nobody paid in time: stock, code and vouchers are released. */
  release(trx: Transaction<Database>, orderId: string): Promise<void>;
  /** Reserves a released order's stock again. `false`, and nothing reserved, when it cannot be delivered any more. */
  retake(trx: Transaction<Database>, orderId: string): Promise<boolean>;
  /** Money of it went back: its buyer gets an e-mail. */
  refunded(trx: Transaction<Database>, orderId: string, refundId: string): Promise<void>;
  addEvent(trx: Transaction<Database>, orderId: string, type: string, data: Record<string, unknown>): Promise<void>;
}
