import { createHmac } from 'node:crypto';

const derived = (purpose: string) => (secret: string) => createHmac('sha256', secret).update(purpose).digest('hex');

/** Both the shop and its test bank have it without being given it: it comes from the shop's own key. */
export const sandboxPayToken = derived('sandbox-pay');

/** The same for the demonstration warehouse. */
export const sandboxWarehouseKey = derived('sandbox-warehouse');
