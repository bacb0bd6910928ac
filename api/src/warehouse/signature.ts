import { createHmac } from 'node:crypto';
import { signedWarehouseText } from '@odeta/contracts/warehouse';
import { sandboxWarehouseKey } from '@odeta/node/derived-keys';
import { isSame } from '@odeta/node/same';

/** Maximum age of a signature. */
const SIGNATURE_MS = 5 * 60_000;

export interface SignedRequest {
  method: string;
  /** Including the query. */
  path: string;
  body: string;
}

/** The shared key; for the demonstration warehouse derived from `APP_SECRET`. */
export const warehouseKeyOf = ({
  APP_SECRET,
  WAREHOUSE_KEY,
}: {
  APP_SECRET: string;
  WAREHOUSE_KEY?: string | undefined;
}) => WAREHOUSE_KEY ?? sandboxWarehouseKey(APP_SECRET);

export function isSigned(key: string, signature: unknown, request: SignedRequest, now: number): boolean {
  const [, time = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!(Math.abs(now - Number(time)) <= SIGNATURE_MS)) return false;
  const expected = createHmac('sha256', key)
    .update(signedWarehouseText({ time, ...request }))
    .digest();
  return isSame(Buffer.from(given, 'hex'), expected);
}
