import { createHmac } from 'node:crypto';
import {
  signedWarehouseText,
  WAREHOUSE_PATH,
  WAREHOUSE_SIGNATURE,
  WAREHOUSE_VERSION,
  type WarehouseEventOf,
  type WarehouseEventType,
  type WarehouseOrder,
} from '@odeta/contracts/warehouse';
import { warehouseKeyOf } from '../../src/warehouse/signature.ts';
import { TEST_NOW, TEST_SECRET } from '../shop/shop.ts';
import type { Inject } from '../shop/test-client.ts';

export interface WarehouseAnswer {
  status: number;
  body: { outcome?: string; reason?: string | null };
}

/** The warehouse for one order, which signs and numbers its events like a real one. */
export interface TestWarehouse {
  report<Type extends WarehouseEventType>(
    type: Type,
    data: WarehouseEventOf<Type>['data'],
    parts?: { sequence?: number; id?: string; at?: Date },
  ): Promise<WarehouseAnswer>;
  order(): Promise<WarehouseOrder>;
  /** All pieces that are not packed. */
  openPieces(): Promise<{ lineId: string; quantity: number }[]>;
  /** Packs all open pieces and hands them over to the carrier. */
  send(parcel?: string): Promise<void>;
  /** All steps until everything is delivered. */
  deliver(parcel?: string): Promise<void>;
}

const host = 'sk.localhost:3000';
const dispatch = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };

export function signatureOf(
  { method, path, body }: { method: string; path: string; body: string },
  time = Date.now(),
  key = warehouseKeyOf({ APP_SECRET: TEST_SECRET }),
): string {
  const text = signedWarehouseText({ time, method, path, body });
  return `t=${time},v1=${createHmac('sha256', key).update(text).digest('hex')}`;
}

/** A signed request of the warehouse. */
export async function askAsWarehouse<Body = WarehouseAnswer['body']>(
  app: Inject,
  method: 'GET' | 'POST',
  path: string,
  body = '',
) {
  const headers = {
    host,
    [WAREHOUSE_SIGNATURE]: signatureOf({ method, path, body }),
    'content-type': 'application/json',
  };
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() as Body };
}

export function openWarehouse(app: Inject, orderNumber: string): TestWarehouse {
  const last = { sequence: 0 };

  const ask = (method: 'GET' | 'POST', path: string, body = '') => askAsWarehouse(app, method, path, body);

  async function order(): Promise<WarehouseOrder> {
    const states = 'placed,in-progress,subsequent,sent,review,sold-out,cancelled';
    const query = new URLSearchParams({ states, number: orderNumber });
    const { body } = await ask('GET', `${WAREHOUSE_PATH}/orders?${query}`);
    return (body as unknown as { orders: [WarehouseOrder] }).orders[0];
  }

  const warehouse: TestWarehouse = {
    order,

    report(type, data, { sequence = last.sequence + 1, id = `${orderNumber} ${sequence}`, at = TEST_NOW } = {}) {
      last.sequence = Math.max(last.sequence, sequence);
      const event = { version: WAREHOUSE_VERSION, id, orderNumber, sequence, occurredAt: at.toISOString(), type, data };
      return ask('POST', `${WAREHOUSE_PATH}/events`, JSON.stringify(event));
    },

    async openPieces() {
      const { lines } = await order();
      return lines.filter(({ open }) => open > 0).map(({ lineId, open: quantity }) => ({ lineId, quantity }));
    },

    async send(parcel = 'parcel-1') {
      await demand(warehouse.report('packed', { parcel, pieces: await warehouse.openPieces() }));
      await demand(warehouse.report('sent', { parcel, ...dispatch }));
    },

    async deliver(parcel = 'parcel-1') {
      await warehouse.send(parcel);
      await demand(warehouse.report('delivered', { parcel }));
    },
  };
  return warehouse;
}

/** A refused event in the preparation is a mistake in the test. */
async function demand(answer: Promise<WarehouseAnswer>) {
  const { status, body } = await answer;
  if (body.outcome !== 'applied') throw new Error(`${status} ${JSON.stringify(body)}`);
}
