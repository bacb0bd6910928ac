import { WAREHOUSE_VERSION, WarehouseEventSchema, type WarehouseOrder } from '@odeta/contracts/warehouse';
import * as v from 'valibot';
import { stepsOf } from './steps.ts';

const now = new Date('2026-11-21T11:00:00Z');
const line = { catalogNumber: 'A', name: 'Šaty', color: '', size: 'S', quantity: 1, delivered: 0 };

const orderOf = (parts: Partial<WarehouseOrder>): WarehouseOrder => ({
  number: 'SK 2611 0482',
  country: 'sk',
  state: 'in-progress',
  placedAt: '2026-11-21T11:00:00.000Z',
  revision: 0,
  lastSequence: 1,
  shipping: { key: 'courier', name: 'Kuriér', expectedOn: '2026-11-24', laterExpectedOn: null, address: [], note: '' },
  collect: null,
  collectLater: null,
  toTransfer: 0,
  lines: [
    { ...line, lineId: '1', incoming: false, open: 1 },
    { ...line, lineId: '2', incoming: true, open: 1 },
  ],
  parcels: [],
  returns: [],
  ...parts,
});
const parcel = (state: WarehouseOrder['parcels'][number]['state']) => ({
  parcel: 'P-1',
  state,
  carrier: null,
  trackingNumber: null,
});
const comesBack = (state: 'opened' | 'registered') => ({
  returnNumber: `V ${state}`,
  kind: 'complaint' as const,
  state,
  code: null,
  pieces: [{ lineId: '1', quantity: 1 }],
});
const usual = (order: WarehouseOrder) => stepsOf(order, now).find(({ isUsual }) => isUsual)?.key;

test('over time an order is accepted, packed, sent and delivered; for two parcels, items in stock are packed first (P4, I6)', () => {
  const sentLine = { ...line, lineId: '1', incoming: false, open: 0 };

  expect(usual(orderOf({ state: 'placed', lastSequence: 0 }))).toBe('accept');
  const separately = orderOf({});
  separately.shipping.laterExpectedOn = '2026-12-21';
  expect(stepsOf(separately, now)[0]?.report.data).toMatchObject({ pieces: [{ lineId: '1', quantity: 1 }] });
  expect(stepsOf(orderOf({}), now)[0]?.report.data).toMatchObject({ pieces: [{ lineId: '1' }, { lineId: '2' }] });
  expect(usual(orderOf({ lines: [sentLine], parcels: [parcel('packed')] }))).toBe('send-P-1');
  expect(usual(orderOf({ lines: [sentLine], parcels: [parcel('sent')], state: 'sent' }))).toBe('deliver-P-1');
  expect(usual(orderOf({ lines: [sentLine], parcels: [parcel('delivered')], state: 'review' }))).toBeUndefined();
});

test('every available step is a valid warehouse event', () => {
  const orders = [
    orderOf({ state: 'placed', lastSequence: 0 }),
    orderOf({ parcels: [parcel('packed')] }),
    orderOf({ state: 'sent', parcels: [parcel('sent')] }),
    orderOf({
      state: 'review',
      toTransfer: 12.5,
      returns: [comesBack('opened'), comesBack('registered')],
      lines: [{ ...line, lineId: '1', incoming: false, open: 0, delivered: 1 }],
    }),
  ];
  const reports = orders.flatMap((order) => stepsOf(order, now).map(({ report }) => report));
  const head = { version: WAREHOUSE_VERSION, id: 'a', orderNumber: 'b', sequence: 1, occurredAt: now.toISOString() };

  expect(new Set(reports.map(({ type }) => type)).size).toBe(11);
  for (const report of reports)
    expect(v.safeParse(WarehouseEventSchema, { ...head, ...report }).issues).toBeUndefined();
});
