import { createHmac } from 'node:crypto';

/** A public id of a session, also of a guest's, from which nobody can derive the cookie or the customer. */
export const sessionUidOf = (secret: string, idHash: Buffer): string =>
  createHmac('sha256', secret).update('session|').update(idHash).digest('hex').slice(0, 32);
