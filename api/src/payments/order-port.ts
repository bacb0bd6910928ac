import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** How an order reacts to changes of its payment. `orders` implements it; everything runs in the given transaction. */
export interface OrderPort {
  /** The order is paid: consents take effect, the cart is closed, and the buyer gets e-mails. */
  complete(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void>;
  /** A payment failed: the buyer gets an e-mail, unless another payment succeeds soon. */
  paymentFailed(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void>;
  /** Nobody paid in time: stock, code and vouchers are released. */
  release(trx: Transaction<Database>, orderId: string): Promise<void>;
  /** Reserves a released order's stock again. Returns `false`, and reserves nothing, when it can no longer be delivered. */
  retake(trx: Transaction<Database>, orderId: string): Promise<boolean>;
  /** The bank has sent the money back: the buyer gets an e-mail. */
  refunded(trx: Transaction<Database>, orderId: string, refundId: string): Promise<void>;
  /** The bank does not send it: the buyer gets an e-mail, one for each `refundId`, which is the id at the bank. */
  refundFailed(trx: Transaction<Database>, orderId: string, refund: { id: string; refundId: string }): Promise<void>;
  addEvent(trx: Transaction<Database>, orderId: string, type: string, data: Record<string, unknown>): Promise<void>;
}
