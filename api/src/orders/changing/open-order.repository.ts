import type { CountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { OrderState } from '../../order-states/order-machine.ts';
import { lockOrder } from '../../payments/settle.repository.ts';
import type { OrderSums } from './reduce-order.repository.ts';

/** The columns of an order for applying an event. Money in minor units. */
export interface OpenOrder extends OrderSums {
  id: string;
  number: string;
  country: CountryCode;
  email: string;
  state: OrderState;
  paymentState: Database['shopOrder']['paymentState'];
  warehouseSequence: number;
}

/** Locks an order after its cart, in the same sequence as everywhere, against deadlocks. */
export async function lockOpenOrder(trx: Transaction<Database>, orderId: string): Promise<OpenOrder | undefined> {
  if (!(await lockOrder(trx, orderId))) return undefined;
  const { rows } = await sql<OpenOrder>`
    select id, number, country, email, state, payment_state, warehouse_sequence, items_value, club_discount,
      discount_code_cost, voucher_discount, total, reduced_by
    from shop_order where id = ${orderId}
  `.execute(trx);
  return rows[0];
}
