import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { ValidationPatternsSchema } from '../base/validation-patterns.ts';
import { PickupPointSchema } from '../checkout/confirm-init.ts';
import { InvoiceCompanySchema } from '../checkout/invoice-company.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { AddressFieldsSchema } from '../checkout/shipping-address.ts';
import { PointIdSchema } from '../checkout/shipping-points.ts';
import { OrderDetailSchema } from './orders.ts';

/** Lines of an order that one amendment may change. */
const MOST_LINES = 200;
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const LineIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const VariantIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
/** What the order was like when it was read: an amendment of another state is refused. */
const VersionSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** What of an order can be amended. */
export const AmendOfferSchema = v.object({
  version: VersionSchema,
  number: v.string(),
  /** `null` if the order goes to a pick-up point. */
  address: v.nullable(AddressFieldsSchema),
  /** The present point, and the delivery methods with points to which it can be moved; `null` if it goes to an address. */
  point: v.nullable(v.object({ chosen: v.nullable(PickupPointSchema), shippings: v.array(v.string()) })),
  company: v.nullable(InvoiceCompanySchema),
  /** Of the fields of the address. */
  validationPatterns: ValidationPatternsSchema,
  lines: v.array(
    v.object({
      lineId: v.string(),
      name: v.string(),
      color: v.string(),
      size: v.string(),
      picture: PictureSchema,
      /** Pieces that are not sold out or withdrawn. */
      quantity: CountSchema,
      /** Other sizes in stock, with the pieces there are, at most those of the line. */
      sizes: v.array(v.object({ variantId: VariantIdSchema, size: v.string(), pieces: CountSchema })),
      /** Whether the whole line may be removed: other goods remain. An order without goods is cancelled instead. */
      mayRemove: v.boolean(),
    }),
  ),
});
export type AmendOffer = v.InferOutput<typeof AmendOfferSchema>;

/** P5. What of an order can be amended while nothing is packed. */
export const readAmendOffer = endpoint({
  method: 'GET',
  path: '/my-account/orders/{orderId}/amend',
  summary: 'P5. What of an order can be amended',
  params: v.object({ orderId: OrderIdSchema }),
  body: v.object({ offer: AmendOfferSchema }),
  problems: ['order-packed'],
});

/** What is missing stays as it was. */
const amendEntries = {
  version: VersionSchema,
  shippingAddress: v.optional(AddressFieldsSchema),
  pointId: v.optional(PointIdSchema),
  invoice: v.optional(InvoiceCompanySchema),
  /** Pieces that get another size of the same article; `null`: that are removed. */
  lines: v.optional(
    v.pipe(
      v.array(v.object({ lineId: LineIdSchema, quantity: CountSchema, variantId: v.nullable(VariantIdSchema) })),
      v.maxLength(MOST_LINES),
    ),
    [],
  ),
};
export const AmendmentSchema = v.object(amendEntries);
export type Amendment = v.InferOutput<typeof AmendmentSchema>;

/**
 * P5. Amends an order while nothing is packed, all or nothing, once per idempotency key. The total never rises: what is removed is refunded
 * at the price that was paid, another size costs what the former one did, and delivery stays as it was.
 */
export const amendOrder = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/amend',
  summary: 'P5. Amends an order that is not packed yet',
  params: v.object({ orderId: OrderIdSchema }),
  payload: AmendmentSchema,
  body: v.object({ order: OrderDetailSchema }),
  problems: ['order-packed', 'changed-meanwhile', 'sold-out', 'unknown-point', 'point-closed', 'idempotency-mismatch'],
});
