import { createHash } from 'node:crypto';
import type { WarehouseEvent, WarehouseOrder } from '@odeta/contracts/warehouse';

type Reported = { [Event in WarehouseEvent as Event['type']]: Pick<Event, 'type' | 'data'> }[WarehouseEvent['type']];

/** A step that the warehouse can perform with an order now. */
export interface Step {
  /** Identifies the step within its order. */
  key: string;
  label: string;
  report: Reported;
  /** Whether it is performed automatically; of several, the first one is. */
  isUsual: boolean;
}

const DAY_MS = 86_400_000;
/** Days of transport, and of a delay. */
const ON_THE_WAY = 2;
const DELAY = 21;

const dayAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Derived from the parcel, so that it is the same every time. */
const trackingNumberOf = (number: string, parcel: string) =>
  `1500${BigInt(`0x${createHash('sha256').update(`${number} ${parcel}`).digest('hex').slice(0, 12)}`)}`.slice(0, 14);

/** The possible next steps of an order. The shop has the final decision and may refuse a step. */
export function stepsOf(order: WarehouseOrder, now: Date): Step[] {
  return [
    ...acceptSteps(order),
    ...packSteps(order),
    ...parcelSteps(order, now),
    ...troubleSteps(order, now),
    ...returnSteps(order),
    ...backSteps(order),
  ];
}

const isBeforeDispatch = ({ state }: WarehouseOrder) =>
  state === 'placed' || state === 'in-progress' || state === 'subsequent';

function acceptSteps({ state, lastSequence }: WarehouseOrder): Step[] {
  if (state !== 'placed' && !(state === 'subsequent' && lastSequence === 1)) return [];
  return [{ key: 'accept', label: 'Accept', report: { type: 'accepted', data: {} }, isUsual: state === 'placed' }];
}

/** All goods in one parcel. If the buyer wants two, available goods are sent first, and goods that arrive later in the second one. */
function packSteps(order: WarehouseOrder): Step[] {
  const { lines, parcels, shipping, state } = order;
  const open = lines.filter((line) => line.open > 0);
  if (!isBeforeDispatch(order) || open.length === 0) return [];
  const there = open.filter(({ incoming }) => !incoming);
  const packed = (some: typeof open, key: string, label: string, isUsual: boolean): Step => {
    const pieces = some.map(({ lineId, open: quantity }) => ({ lineId, quantity }));
    return { key, label, report: { type: 'packed', data: { parcel: `P-${parcels.length + 1}`, pieces } }, isUsual };
  };
  const isMixed = shipping.laterExpectedOn !== null && there.length > 0 && there.length < open.length;
  return [
    packed(isMixed ? there : open, 'pack', isMixed ? 'Pack what is there' : 'Pack', state !== 'placed'),
    ...(open.length > 1 ? [packed(open.slice(0, 1), 'pack-one', 'Pack the first line only', false)] : []),
  ];
}

function parcelSteps({ number, parcels, shipping }: WarehouseOrder, now: Date): Step[] {
  return parcels.flatMap(({ parcel, state }): Step[] => {
    if (state === 'packed') {
      const expectedOn = dayAfter(now, ON_THE_WAY);
      const trackingNumber = trackingNumberOf(number, parcel);
      const data = { parcel, carrier: shipping.name, trackingNumber, trackingUrl: null, expectedOn };
      return [{ key: `send-${parcel}`, label: `Send ${parcel}`, report: { type: 'sent', data }, isUsual: true }];
    }
    if (state !== 'sent') return [];
    return [
      {
        key: `deliver-${parcel}`,
        label: `Deliver ${parcel}`,
        report: { type: 'delivered', data: { parcel } },
        isUsual: true,
      },
    ];
  });
}

function troubleSteps(order: WarehouseOrder, now: Date): Step[] {
  const { lines, parcels, state } = order;
  const [first] = lines.filter((line) => line.open > 0);
  const isAnySent = parcels.some(({ state: parcel }) => parcel === 'sent' || parcel === 'delivered');
  const isAnyDelivered = parcels.some(({ state: parcel }) => parcel === 'delivered');
  const cancel = (reason: 'cannot-be-sent' | 'not-collected', label: string): Step => ({
    key: reason,
    label,
    report: { type: 'cancelled', data: { reason } },
    isUsual: false,
  });
  if (state === 'sent') return isAnyDelivered ? [] : [cancel('not-collected', 'Nobody collects it')];
  if (!isBeforeDispatch(order)) return [];
  const soldOut = first && { lineId: first.lineId, quantity: 1 };
  return [
    ...(soldOut
      ? [
          trouble('sold-out', `One piece of ${first.name} is sold out`, {
            type: 'sold-out',
            data: { pieces: [soldOut] },
          }),
        ]
      : []),
    trouble('delay', `Delay by ${DELAY} days`, { type: 'delayed', data: { expectedOn: dayAfter(now, DELAY) } }),
    ...(isAnySent ? [] : [cancel('cannot-be-sent', 'Cancel')]),
  ];
}

const trouble = (key: string, label: string, report: Reported): Step => ({ key, label, report, isUsual: false });

/** Steps for expected returns, by the number on their label. */
function returnSteps({ returns }: WarehouseOrder): Step[] {
  return returns.flatMap(({ returnNumber, state, pieces }): Step[] => {
    const step = (key: string, label: string, report: Reported) => trouble(`${key}-${returnNumber}`, label, report);
    const answer = (outcome: 'refund' | 'replaced' | 'refused', label: string) =>
      step(outcome, `${returnNumber}: ${label}`, { type: 'return-answered', data: { returnNumber, outcome } });
    if (state === 'registered')
      return [
        answer('refund', 'give the money back'),
        answer('replaced', 'repaired or exchanged'),
        answer('refused', 'refuse'),
      ];
    const received = { returnNumber, pieces, sellable: true };
    return [
      ...(state === 'opened'
        ? [
            step('hand-over', `The carrier has return ${returnNumber}`, {
              type: 'return-sent',
              data: { returnNumber },
            }),
          ]
        : []),
      step('receive', `Return ${returnNumber} came back`, { type: 'return-received', data: received }),
    ];
  });
}

function backSteps({ lines, toTransfer }: WarehouseOrder): Step[] {
  const back = lines
    .filter(({ delivered }) => delivered > 0)
    .map(({ lineId, name }) =>
      trouble(`return-${lineId}`, `One piece of ${name} came back without a label`, {
        type: 'return-received',
        data: { pieces: [{ lineId, quantity: 1 }], sellable: true },
      }),
    );
  const transfer = trouble('refund', 'The refund was transferred', { type: 'refunded', data: { amount: toTransfer } });
  return toTransfer > 0 ? [...back, transfer] : back;
}
