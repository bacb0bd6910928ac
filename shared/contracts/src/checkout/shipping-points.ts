import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

/** J5, J12. The delivery that goes to a point of any operator; every other one with `map` goes to points of its own. */
export const PICK_UP_GROUP = 'pick_up_point';

/** J11. Points of one page of the list. */
export const POINTS_PAGE = 20;

/** J9: `{pointId}#{shipping}`. */
export const PointIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}#[a-z][a-z0-9_]{0,39}$/));

/** J9. Variants of `dpd_pickup`. */
export const PointTypeSchema = v.picklist(['dpd_locker', 'dpd_office']);

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
/** Hours and minutes of the shop's time zone. */
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** J9. How a point takes money. */
export const acceptedPayments = ['cash', 'card', 'online'] as const;
export type AcceptedPayment = (typeof acceptedPayments)[number];

export const ShippingPointSchema = v.object({
  id: PointIdSchema,
  shipping: MethodKeySchema,
  type: v.nullable(PointTypeSchema),
  name: v.string(),
  street: v.string(),
  postCode: v.string(),
  city: v.string(),
  phone: v.nullable(v.string()),
  latitude,
  longitude,
  /** Day and night, seven days a week. */
  alwaysOpen: v.boolean(),
  /** Monday is 1; on a day that is not named it is closed. */
  openingHours: v.array(v.object({ day: v.number(), open: time, close: time })),
  /** `cash` and `card` on the spot, `online` before. */
  acceptedPayment: v.object({ cash: v.boolean(), card: v.boolean(), online: v.boolean() }),
  disabled: v.boolean(),
  /** Metres from where was looked for; `null` when nothing was. */
  distance: v.nullable(v.number()),
});
export type ShippingPoint = v.InferOutput<typeof ShippingPointSchema>;

/** What the browser must know before it asks for points. */
export const ShippingPointsConfigSchema = v.object({
  /** J11. Looked around in when nothing else is known. */
  defaultCity: v.string(),
  /** Who has points, in order; none: there is nothing to choose from. */
  operators: v.array(v.object({ shipping: MethodKeySchema, name: v.string() })),
  /** By payment: a point must take one of these for it. */
  payments: v.record(v.string(), v.array(v.picklist(acceptedPayments))),
  /** What the map shows at first. */
  bounds: v.object({ west: longitude, south: latitude, east: longitude, north: latitude }),
  /** Of Mapbox; `null`: the shop's own base map. */
  mapboxToken: v.nullable(v.string()),
});
export type ShippingPointsConfig = v.InferOutput<typeof ShippingPointsConfigSchema>;

const filters = {
  /** Operators; all when empty. */
  shippingList: v.optional(v.pipe(v.array(MethodKeySchema), v.maxLength(20)), []),
  alwaysOpen: v.optional(v.boolean(), false),
  /** Takes money on the spot. */
  cashOnDelivery: v.optional(v.boolean(), false),
};
const BoundsSchema = v.object({ west: longitude, south: latitude, east: longitude, north: latitude });
export type Bounds = v.InferOutput<typeof BoundsSchema>;

/** A group of points that are too near to each other at this zoom. */
export const PointClusterSchema = v.object({
  id: v.number(),
  latitude,
  longitude,
  count: v.number(),
  /** At which it falls apart. */
  zoom: v.number(),
});
export type PointCluster = v.InferOutput<typeof PointClusterSchema>;

/** J10. What a part of the map shows. */
export const findShippingPoints = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points',
  summary: 'J10. Points and groups of points on a part of the map',
  payload: v.object({
    bounds: BoundsSchema,
    zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(22)),
    ...filters,
  }),
  body: v.object({ points: v.array(ShippingPointSchema), clusters: v.array(PointClusterSchema) }),
});

/** J11. A city, a street or a post code; the nearest come first. */
export const searchShippingPoints = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points/list-search',
  summary: 'J11. Points as a list, the nearest first',
  payload: v.object({
    /** Empty: around `location`, or else in the default city. */
    search: v.pipe(v.string(), v.maxLength(100)),
    ...filters,
    offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    /** Where the visitor is, when he says so. */
    location: v.optional(v.object({ latitude, longitude })),
  }),
  body: v.object({
    points: v.array(ShippingPointSchema),
    /** How many there are on all pages. */
    total: v.number(),
  }),
});

/** J12. Chooses a point; choosing the chosen one again chooses none. */
export const chooseShippingPoint = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points/choose',
  summary: 'J12. Chooses a pick-up point, or gives up the chosen one',
  payload: v.object({
    id: PointIdSchema,
    /** The delivery that is chosen now; unless it is the pick-up group, it becomes the point's. */
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    shippingType: v.optional(v.nullable(PointTypeSchema), null),
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  body: v.object({
    shipping: v.nullable(MethodKeySchema),
    shippingPointId: v.nullable(PointIdSchema),
    /** Points that the customer has used, the latest first; the chosen one is among them. */
    shippingPoint: v.array(ShippingPointSchema),
    payment: v.nullable(MethodKeySchema),
    summary: SummarySchema,
  }),
  problems: ['unknown-point', 'point-closed'],
});

/** M7. Body of a refused order whose point is closed or gone: choose again, for example one of these. */
export const ClosedPointSchema = v.object({
  reloadShipping: v.literal(true),
  shippingPoints: v.array(ShippingPointSchema),
});
