import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

/** J5, J12. The delivery to a point of any operator; every other delivery with `map` goes to points of one operator. */
export const PICK_UP_GROUP = 'pick_up_point';

/** J11. Points per page of the list. */
export const POINTS_PAGE = 20;

/** J9: `{pointId}#{shipping}`. */
export const PointIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}#[a-z][a-z0-9_]{0,39}$/));

/** J9. Variants of `dpd_pickup`. */
export const PointTypeSchema = v.picklist(['dpd_locker', 'dpd_office']);

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
/** Hours and minutes in the shop's time zone. */
const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

/** J9. The ways in which a point accepts payment. */
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
  /** 24 hours, seven days a week. */
  alwaysOpen: v.boolean(),
  /** Monday is 1; closed on days that are not listed. */
  openingHours: v.array(v.object({ day: v.number(), open: time, close: time })),
  /** `cash` and `card` at the point, `online` in advance. */
  acceptedPayment: v.object({ cash: v.boolean(), card: v.boolean(), online: v.boolean() }),
  disabled: v.boolean(),
  /** Metres from the searched place; `null` without a search. */
  distance: v.nullable(v.number()),
});
export type ShippingPoint = v.InferOutput<typeof ShippingPointSchema>;

/** What the browser needs before it requests points. */
export const ShippingPointsConfigSchema = v.object({
  /** J11. The place that is searched when nothing else is known. */
  defaultCity: v.string(),
  /** Operators with points, in order; empty: there are no points to choose from. */
  operators: v.array(v.object({ shipping: MethodKeySchema, name: v.string() })),
  /** For each payment method, the ways of payment of which a point must accept at least one. */
  payments: v.record(v.string(), v.array(v.picklist(acceptedPayments))),
  /** The initial section of the map. */
  bounds: v.object({ west: longitude, south: latitude, east: longitude, north: latitude }),
  /** Access token of Mapbox; `null`: the shop's own base map is used. */
  mapboxToken: v.nullable(v.string()),
});
export type ShippingPointsConfig = v.InferOutput<typeof ShippingPointsConfigSchema>;

const filters = {
  /** Keys of operators; empty: all. */
  shippingList: v.optional(v.pipe(v.array(MethodKeySchema), v.maxLength(20)), []),
  alwaysOpen: v.optional(v.boolean(), false),
  /** Only points that accept payment on the spot. */
  cashOnDelivery: v.optional(v.boolean(), false),
};
const BoundsSchema = v.object({ west: longitude, south: latitude, east: longitude, north: latitude });
export type Bounds = v.InferOutput<typeof BoundsSchema>;

/** A cluster of points that are too close to each other at this zoom. */
export const PointClusterSchema = v.object({
  id: v.number(),
  latitude,
  longitude,
  count: v.number(),
  /** The zoom at which the cluster splits. */
  zoom: v.number(),
});
export type PointCluster = v.InferOutput<typeof PointClusterSchema>;

/** J10. The points and clusters in a section of the map. */
export const findShippingPoints = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points',
  summary: 'J10. Points and groups of points on a part of the map',
  payload: v.object({
    bounds: BoundsSchema,
    zoom: v.pipe(v.number(), v.minValue(0), v.maxValue(22)),
    ...filters,
    /** Points that are shown alone, never in a cluster: the chosen one, and the first of the list. */
    apart: v.optional(v.pipe(v.array(PointIdSchema), v.maxLength(10)), []),
  }),
  body: v.object({ points: v.array(ShippingPointSchema), clusters: v.array(PointClusterSchema) }),
});

/** J11. Finds points by city, street or post code; nearest first. */
export const searchShippingPoints = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points/list-search',
  summary: 'J11. Points as a list, the nearest first',
  payload: v.object({
    /** Empty: around `location`, or else in the default city. */
    search: v.pipe(v.string(), v.maxLength(100)),
    ...filters,
    offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    /** The visitor's location, if they share it. */
    location: v.optional(v.object({ latitude, longitude })),
  }),
  body: v.object({
    points: v.array(ShippingPointSchema),
    /** The number on all pages. */
    total: v.number(),
  }),
});

/** J12. Chooses a point; choosing the current one again removes the choice. */
export const chooseShippingPoint = endpoint({
  method: 'POST',
  path: '/checkout/shipping-points/choose',
  summary: 'J12. Chooses a pick-up point, or gives up the chosen one',
  payload: v.object({
    id: PointIdSchema,
    /** The currently chosen delivery; unless it is the pickup group, it changes to the point's own. */
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    shippingType: v.optional(v.nullable(PointTypeSchema), null),
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  body: v.object({
    shipping: v.nullable(MethodKeySchema),
    shippingPointId: v.nullable(PointIdSchema),
    /** Points that the customer has used, the latest first, including the chosen one. */
    shippingPoint: v.array(ShippingPointSchema),
    payment: v.nullable(MethodKeySchema),
    summary: SummarySchema,
  }),
  problems: ['unknown-point', 'point-closed'],
});

/** M7. Body of a refused order whose point is closed or gone: another one must be chosen, for example one of these. */
export const ClosedPointSchema = v.object({
  reloadShipping: v.literal(true),
  shippingPoints: v.array(ShippingPointSchema),
});
