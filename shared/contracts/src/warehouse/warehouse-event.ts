import * as v from 'valibot';
import { returnOutcomes } from '../my-account/return-kinds.ts';

/** Version of the interface; increased only when an event changes in a way that the other side would misread. */
export const WAREHOUSE_VERSION = 1;

const ReferenceSchema = v.pipe(v.string(), v.regex(/^[\w .:-]{1,64}$/));
const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const DateSchema = v.pipe(v.string(), v.isoDate(), v.description('YYYY-MM-DD'));

const ParcelSchema = v.pipe(
  ReferenceSchema,
  v.description("The warehouse's own name of the parcel, unique in its order"),
);

const PiecesSchema = v.pipe(
  v.array(
    v.object({
      lineId: v.pipe(v.string(), v.regex(/^\d{1,18}$/), v.description('Of the line, as the list of orders names it')),
      quantity: QuantitySchema,
    }),
  ),
  v.minLength(1),
  v.maxLength(200),
);

const ReturnNumberSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(32),
  v.description('Of a return of the order, as its label and the list of orders say it'),
);

/** One type of event; `says` is its description in the schema. */
const eventSchema = <const Type extends string, const Data extends v.GenericSchema>(
  type: Type,
  says: string,
  data: Data,
) =>
  v.pipe(
    v.object({
      version: v.literal(WAREHOUSE_VERSION),
      id: v.pipe(ReferenceSchema, v.description('The same each time that the event is sent again')),
      orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
      sequence: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(100_000),
        v.description('1, 2, 3 … of the order: an event waits for those with a lower number'),
      ),
      occurredAt: v.pipe(v.string(), v.isoTimestamp(), v.description('When it happened in the warehouse, in UTC')),
      type: v.literal(type),
      data,
    }),
    v.description(says),
  );

/** The warehouse's events, by type. */
export const warehouseEventSchemas = {
  accepted: eventSchema('accepted', 'The warehouse has begun with the order.', v.object({})),
  packed: eventSchema(
    'packed',
    'Pieces are in a parcel, which has not left yet. The buyer cannot cancel any more.',
    v.object({
      parcel: ParcelSchema,
      pieces: PiecesSchema,
      revision: v.pipe(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        v.description(
          'Of the order as the warehouse has read it: if it was amended since, the event is refused (`order-amended`), and the order must be read again',
        ),
      ),
    }),
  ),
  sent: eventSchema(
    'sent',
    'The carrier has the parcel.',
    v.object({
      parcel: ParcelSchema,
      carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      trackingNumber: v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/)),
      trackingUrl: v.pipe(
        v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(500))),
        v.description("The carrier's page of this parcel, where it has one"),
      ),
      expectedOn: DateSchema,
    }),
  ),
  delivered: eventSchema(
    'delivered',
    'The buyer, or whoever he named, has the parcel.',
    v.object({ parcel: ParcelSchema }),
  ),
  'sold-out': eventSchema(
    'sold-out',
    'These pieces cannot be sent. What was paid for them goes back.',
    v.object({ pieces: PiecesSchema }),
  ),
  delayed: eventSchema(
    'delayed',
    'What is not sent yet comes later than promised.',
    v.object({ expectedOn: DateSchema }),
  ),
  cancelled: eventSchema(
    'cancelled',
    'Nothing of the order reaches the buyer. What was paid goes back.',
    v.object({ reason: v.picklist(['cannot-be-sent', 'not-collected', 'refused', 'lost']) }),
  ),
  'return-sent': eventSchema(
    'return-sent',
    'The carrier has the parcel of a return.',
    v.object({ returnNumber: ReturnNumberSchema }),
  ),
  'return-received': eventSchema(
    'return-received',
    'Pieces have come back. What was paid for them goes back, after a complaint only when it is granted.',
    v.object({
      returnNumber: v.pipe(
        v.optional(ReturnNumberSchema),
        v.description('Left out when the parcel does not say which return it is'),
      ),
      pieces: PiecesSchema,
      sellable: v.pipe(v.boolean(), v.description('Whether the pieces can be sold again')),
    }),
  ),
  'return-answered': eventSchema(
    'return-answered',
    'A complaint, or a report of missing goods, was examined.',
    v.object({
      returnNumber: ReturnNumberSchema,
      outcome: v.pipe(
        v.picklist(returnOutcomes),
        v.description(
          '`refund`: the money goes back; `reduction`: `amount` of it, and the buyer keeps the goods; `repaired`; `replaced`: exchanged; `refused`: there is no defect',
        ),
      ),
      amount: v.pipe(
        v.optional(v.pipe(v.number(), v.minValue(0.01))),
        v.description('Of a `reduction`, in major units of the currency of the order'),
      ),
    }),
  ),
  refunded: eventSchema(
    'refunded',
    'Money was refunded by bank transfer, because the order was paid on delivery.',
    v.object({
      amount: v.pipe(v.number(), v.minValue(0.01), v.description('In major units of the currency of the order')),
    }),
  ),
} as const;

export type WarehouseEventType = keyof typeof warehouseEventSchemas;
export type WarehouseEvent = {
  [Type in WarehouseEventType]: v.InferOutput<(typeof warehouseEventSchemas)[Type]>;
}[WarehouseEventType];
export type WarehouseEventOf<Type extends WarehouseEventType> = Extract<WarehouseEvent, { type: Type }>;

export const WarehouseEventSchema: v.GenericSchema<unknown, WarehouseEvent> = v.variant('type', [
  warehouseEventSchemas.accepted,
  warehouseEventSchemas.packed,
  warehouseEventSchemas.sent,
  warehouseEventSchemas.delivered,
  warehouseEventSchemas['sold-out'],
  warehouseEventSchemas.delayed,
  warehouseEventSchemas.cancelled,
  warehouseEventSchemas['return-sent'],
  warehouseEventSchemas['return-received'],
  warehouseEventSchemas['return-answered'],
  warehouseEventSchemas.refunded,
]);

export const warehouseRefusals = [
  'not-in-this-state',
  'unknown-line',
  'too-many-pieces',
  'order-amended',
  'unknown-parcel',
  'parcel-known',
  'nothing-to-refund',
  'unknown-return',
] as const;
export type WarehouseRefusal = (typeof warehouseRefusals)[number];

/** The result of an event. Only a request with this response is finished; every other one is sent again. */
export const WarehouseOutcomeSchema = v.object({
  outcome: v.pipe(
    v.picklist(['applied', 'waiting', 'refused']),
    v.description('`waiting`: an event with a lower number is missing. `refused` is final and says why'),
  ),
  reason: v.nullable(v.picklist(warehouseRefusals)),
});
export type WarehouseOutcome = v.InferOutput<typeof WarehouseOutcomeSchema>;
