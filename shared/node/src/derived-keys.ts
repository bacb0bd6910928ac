import { createHmac } from 'node:crypto';

const derived = (purpose: string) => (secret: string) => createHmac('sha256', secret).update(purpose).digest('hex');

/** Derived from the shop's secret, so that the shop and its sandbox payment provider need no configuration of their own. */
export const sandboxPayToken = derived('sandbox-pay');

/** The same for the demonstration warehouse. */
export const sandboxWarehouseKey = derived('sandbox-warehouse');
