import type {
  AgreementType,
  CountryCode,
  CustomerFields,
  InvoiceCompany,
  PickupPoint,
  Summary,
} from '@odeta/contracts';
import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { OrderState } from '../../order-states/order-machine.ts';

/** Consents of an order that is not placed yet. */
export interface PendingConsents {
  /** Origin of the shop that the buyer used. */
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
    /** The point when the order was placed; `null` for a delivery to an address. */
    pickupPoint: JSONColumnType<PickupPoint | null>;
    /** YYYY-MM-DD: of the whole order, or of the first of two parcels. */
    arrivesOn: string;
    /** YYYY-MM-DD: of the second parcel, if the buyer chose to get later goods separately. */
    laterArrivesOn: string | null;
    billTo: JSONColumnType<CustomerFields>;
    shipTo: JSONColumnType<CustomerFields>;
    invoiceTo: JSONColumnType<InvoiceCompany> | null;
    requestDigest: Buffer;
    pendingConsents: JSONColumnType<PendingConsents> | null;
    /** Origin of the shop that the buyer used, for links in e-mails; empty in orders of older versions. */
    origin: Generated<string>;
    /** Versions of the front end that was used, by unit; `null` when unknown. */
    versions: JSONColumnType<Record<string, string>> | null;
    /** The page that may report the purchase; empty when the buyer refused tracking, `null` while no page has claimed it. */
    purchaseClaim: string | null;
    reservedUntil: Date | null;
    placedAt: Generated<Date>;
    /** Sequence number of the last event of the warehouse that was applied. */
    warehouseSequence: Generated<number>;
    /** When the last parcel was delivered. */
    deliveredAt: Date | null;
    cancelledBy: 'buyer' | 'warehouse' | null;
    cancelledAt: Date | null;
    /** Reduction of the amount due. */
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
    /** The warehouse's own id for it. */
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
  /** Sessions in which the link to the order was opened. */
  orderGrant: {
    sessionId: number;
    orderId: string;
    expiresAt: Date;
  };
  /** Codes with which guests open their orders. */
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
  idempotency: {
    sessionId: number;
    key: string;
    requestDigest: Buffer;
    answer: JSONColumnType<object | null>;
    createdAt: Generated<Date>;
  };
}
