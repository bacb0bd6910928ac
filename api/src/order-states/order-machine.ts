export type OrderState =
  | 'awaiting-payment'
  | 'placed'
  | 'in-progress'
  | 'subsequent'
  | 'sent'
  | 'review'
  | 'sold-out'
  | 'cancelled';

/**
 * Events of an order. The first two come from its payment, `amended`, `cancelled-by-buyer` and `withdrawn` from the customer, the rest from
 * the warehouse.
 */
export type OrderHappening =
  | 'paid'
  | 'payment-time-over'
  | 'amended'
  | 'cancelled-by-buyer'
  | 'withdrawn'
  | 'accepted'
  | 'packed'
  | 'sent'
  | 'delivered'
  | 'sold-out'
  | 'delayed'
  | 'cancelled'
  | 'return-sent'
  | 'return-received'
  | 'return-answered'
  | 'refunded';

/** Where the pieces of an order are, after the event. Sold-out pieces are in none of these. */
export interface OrderPieces {
  /** Neither packed nor sent. */
  open: number;
  /** In a parcel that has not left the warehouse. */
  packed: number;
  underWay: number;
  delivered: number;
}

const conditions = {
  'nothing packed': ({ packed, underWay, delivered }) => packed + underWay + delivered === 0,
  'nothing sent': ({ underWay, delivered }) => underWay + delivered === 0,
  'nothing delivered': ({ delivered }) => delivered === 0,
  'something delivered': ({ delivered }) => delivered > 0,
  'pieces left to send': ({ open, packed }) => open + packed > 0,
  'pieces under way': ({ open, packed, underWay }) => open + packed === 0 && underWay > 0,
  'all delivered': ({ open, packed, underWay, delivered }) => open + packed + underWay === 0 && delivered > 0,
  'no pieces left': ({ open, packed, underWay, delivered }) => open + packed + underWay + delivered === 0,
} satisfies Record<string, (pieces: OrderPieces) => boolean>;

export interface OrderTransition {
  from: readonly OrderState[];
  on: OrderHappening;
  /** By default: always. */
  when?: keyof typeof conditions;
  /** `null`: the state does not change. */
  to: OrderState | null;
}

/** Before any goods were sent. */
const open = ['placed', 'in-progress', 'subsequent'] as const;

/** All transitions of an order; the first match counts, and an event without a match is refused. */
export const orderTransitions: readonly OrderTransition[] = [
  { from: ['awaiting-payment', 'cancelled'], on: 'paid', to: 'placed' },
  { from: ['awaiting-payment'], on: 'payment-time-over', to: 'cancelled' },
  { from: open, on: 'amended', when: 'nothing packed', to: null },
  { from: open, on: 'cancelled-by-buyer', when: 'nothing packed', to: 'cancelled' },
  { from: open, on: 'withdrawn', when: 'no pieces left', to: 'cancelled' },
  { from: open, on: 'withdrawn', when: 'pieces under way', to: 'sent' },
  { from: open, on: 'withdrawn', when: 'all delivered', to: 'review' },
  { from: [...open, 'sent', 'review'], on: 'withdrawn', to: null },
  { from: ['placed', 'in-progress'], on: 'accepted', to: 'in-progress' },
  { from: ['subsequent'], on: 'accepted', to: null },
  { from: ['placed', 'in-progress'], on: 'packed', to: 'in-progress' },
  { from: ['subsequent'], on: 'packed', to: null },
  { from: open, on: 'sent', when: 'pieces under way', to: 'sent' },
  { from: ['placed', 'in-progress'], on: 'sent', to: 'in-progress' },
  { from: ['subsequent'], on: 'sent', to: null },
  { from: [...open, 'sent'], on: 'delivered', when: 'all delivered', to: 'review' },
  { from: [...open, 'sent'], on: 'delivered', to: null },
  { from: open, on: 'delayed', when: 'pieces left to send', to: 'subsequent' },
  { from: open, on: 'sold-out', when: 'no pieces left', to: 'sold-out' },
  { from: open, on: 'sold-out', when: 'pieces under way', to: 'sent' },
  { from: open, on: 'sold-out', when: 'all delivered', to: 'review' },
  { from: open, on: 'sold-out', to: null },
  { from: open, on: 'cancelled', when: 'nothing sent', to: 'cancelled' },
  { from: ['sent'], on: 'cancelled', when: 'nothing delivered', to: 'cancelled' },
  { from: [...open, 'sent', 'review'], on: 'return-sent', when: 'something delivered', to: null },
  { from: [...open, 'sent', 'review'], on: 'return-received', when: 'something delivered', to: null },
  { from: [...open, 'sent', 'review'], on: 'return-answered', when: 'something delivered', to: null },
  { from: [...open, 'sent', 'review', 'sold-out', 'cancelled'], on: 'refunded', to: null },
];

/** `undefined` when the event is not possible in this state. */
export function nextState(state: OrderState, on: OrderHappening, pieces: OrderPieces): OrderState | undefined {
  const found = orderTransitions.find(
    ({ from, on: happening, when }) =>
      happening === on && from.includes(state) && (when === undefined || conditions[when](pieces)),
  );
  return found && (found.to ?? state);
}
