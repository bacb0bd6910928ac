import { createHmac } from 'node:crypto';

/** Names a visitor's session, also a guest's, and ends with it; nobody comes from it to the cookie or to the customer. */
export const sessionUidOf = (secret: string, idHash: Buffer): string =>
  createHmac('sha256', secret).update('session|').update(idHash).digest('hex').slice(0, 32);
