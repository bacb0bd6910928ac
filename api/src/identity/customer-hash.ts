import { createHmac } from 'node:crypto';

/** A permanent public id of a customer, from which nobody can derive the customer. */
export const customerHashOf = (secret: string, customerId: string): string =>
  createHmac('sha256', secret).update(`customer|${customerId}`).digest('hex').slice(0, 32);
