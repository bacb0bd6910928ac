import { createHmac } from 'node:crypto';

/** The id of a customer for authenticators, in base64url, which says nothing about them (Web Authentication Level 3, 14.6.1). */
export const userHandleOf = (secret: string, customerId: string): string =>
  createHmac('sha256', secret).update(`passkey|${customerId}`).digest('base64url');
