import type {
  AgreementType,
  CountryCode,
  CustomerFields,
  InvoiceCompany,
  PaymentFailure,
  PickupPoint,
  Summary,
} from '@odeta/contracts';
import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderState } from '../../order-states/order-machine.ts';

/** The first four are live: of these an order has at most one, and none beside a paid one. */
export type PaymentState =
  | 'new'
  | 'started'
  | 'pending'
  | 'waiting-capture'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunding'
  | 'refunded';

/** What the buyer of an order that is not placed yet agreed to. */
export interface PendingConsents {
  /** Address of the shop that the buyer saw. */
  origin: string;
  given: readonly { type: AgreementType; text_version: string }[];
}

export interface OrderTables {
  shopOrder: {
    id: Generated<string>;
    number: string;
    country: CountryCode;
    cartId: number;
    sessionId: number | null;
    customerId: string | null;
    email: string;
    state: OrderState;
    paymentState: 'on-delivery' | 'pending' | 'paid' | 'failed' | 'refunded';
    currency: string;
    itemsValue: number;
    clubDiscount: Generated<number>;
    discountCodeCost: Generated<number>;
    voucherDiscount: Generated<number>;
    clubFee: Generated<number>;
    shippingCost: number;
    total: number;
    summary: JSONColumnType<Summary>;
    discountCodeId: number | null;
    shipping: string;
    shippingName: string;
    payment: string;
    paymentName: string;
    pointId: number | null;
    /** As it was when the order was placed; `null` when it goes to an address. */
    pickupPoint: JSONColumnType<PickupPoint | null>;
    /** YYYY-MM-DD: of everything, or of the first of two parcels. */
    arrivesOn: string;
    /** YYYY-MM-DD: of what comes later, when the buyer chose a parcel of its own for it. */
    laterArrivesOn: string | null;
    billTo: JSONColumnType<CustomerFields>;
    shipTo: JSONColumnType<CustomerFields>;
    /** The company that it is invoiced to. */
    invoiceTo: JSONColumnType<InvoiceCompany> | null;
    requestDigest: Buffer;
    pendingConsents: JSONColumnType<PendingConsents> | null;
    /** Address of the shop that the buyer saw, for links in e-mails; empty in orders of older versions. */
    origin: Generated<string>;
    /** Of the front end that it was made with, by unit; `null` where that is not known. */
    versions: JSONColumnType<Record<string, string>> | null;
    /** Which page may report the purchase; empty when the buyer refused, `null` while nobody has asked. */
    purchaseClaim: string | null;
    reservedUntil: Date | null;
    placedAt: Generated<Date>;
    /** Of the last event of the warehouse that was used. */
    warehouseSequence: Generated<number>;
    /** When the last of its parcels was delivered. */
    deliveredAt: Date | null;
    cancelledBy: 'buyer' | 'warehouse' | null;
    cancelledAt: Date | null;
    /** By how much the amount due was reduced. */
    reducedBy: Generated<number>;
  };
  orderItem: {
    id: GeneratedAlways<number>;
    orderId: string;
    variantId: number;
    source: 'on-hand' | 'incoming';
    quantity: number;
    catalogNumber: string;
    name: string;
    colorName: string;
    size: string;
    picture: string;
    pictureAlt: string;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    soldOut: Generated<number>;
    returned: Generated<number>;
  };
  parcel: {
    id: Generated<string>;
    orderId: string;
    /** The warehouse's own name of it. */
    reference: string;
    state: 'packed' | 'sent' | 'delivered' | 'returned';
    carrier: string | null;
    tracking: string | null;
    trackingUrl: string | null;
    /** YYYY-MM-DD */
    expectedOn: string | null;
    packedAt: Date;
    sentAt: Date | null;
    deliveredAt: Date | null;
  };
  parcelItem: {
    parcelId: string;
    orderItemId: number;
    quantity: number;
  };
  warehouseEvent: {
    id: string;
    orderId: string;
    sequence: number;
    digest: Buffer;
    payload: JSONColumnType<WarehouseEvent>;
    state: 'waiting' | 'applied' | 'refused';
    reason: WarehouseRefusal | null;
    receivedAt: Generated<Date>;
  };
  refund: {
    id: Generated<string>;
    /** `null`: it goes back by bank transfer. */
    paymentId: string | null;
    orderId: string | null;
    /** Of what asks for it. */
    key: string | null;
    amount: number;
    state: 'requested' | 'done';
    reason: string | null;
    checkAt: Generated<Date>;
    settledAt: Date | null;
    createdAt: Generated<Date>;
  };
  /** The link of the order was opened in this session. */
  orderGrant: {
    sessionId: number;
    orderId: string;
    expiresAt: Date;
  };
  /** The code by which a guest opens the order. */
  orderCode: {
    orderId: string;
    hash: Buffer;
    tries: Generated<number>;
    expiresAt: Date;
  };
  orderEvent: {
    id: GeneratedAlways<number>;
    orderId: string;
    type: string;
    data: JSONColumnType<Record<string, unknown>>;
    at: Generated<Date>;
  };
  payment: {
    id: Generated<string>;
    orderId: string;
    attempt: number;
    provider: string;
    /** Key of the payment method. */
    method: string;
    providerId: string | null;
    amount: number;
    currency: string;
    state: PaymentState;
    redirectUrl: string | null;
    failure: PaymentFailure | null;
    expiresAt: Date;
    claimedUntil: Date | null;
    claimedBy: number | null;
    checkAt: Date;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  idempotency: {
    sessionId: number;
    key: string;
    requestDigest: Buffer;
    answer: JSONColumnType<object | null>;
    createdAt: Generated<Date>;
  };
}
