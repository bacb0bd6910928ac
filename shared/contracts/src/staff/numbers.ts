import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import type { StaffRole } from './roles.ts';
import { STAFF_PATH } from './values.ts';

/** The longest period of one call, in days. */
export const MOST_DAYS = 400;

const numberReaders: readonly StaffRole[] = ['merchandiser', 'owner'];

export const mayReadNumbers = (role: StaffRole): boolean => numberReaders.includes(role);

/** Each is counted on the country's day on which it happened; money in minor units. */
export const dayFigures = [
  'orders',
  'turnover',
  'cancelled',
  'returns',
  'refunded',
  'carts',
  'cartsWithDelivery',
  'cartsWithPayment',
  'cartsOrdered',
] as const;
export type DayFigure = (typeof dayFigures)[number];

const DaySchema = v.pipe(v.string(), v.isoDate('must be a day like 2026-11-27'));
const CountSchema = v.pipe(v.number(), v.integer());

export const NumbersQuerySchema = v.object({
  /** Without it, all countries. */
  country: v.optional(CountryCodeSchema),
  /** The first and the last day; the last 30 days without them. */
  from: v.optional(DaySchema),
  until: v.optional(DaySchema),
});
export type NumbersQuery = v.InferOutput<typeof NumbersQuerySchema>;

export const DayRowSchema = v.object({
  country: CountryCodeSchema,
  day: v.string(),
  currency: v.string(),
  ...v.entriesFromList(dayFigures, CountSchema),
});
export type DayRow = v.InferOutput<typeof DayRowSchema>;

export const readDayNumbers = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/numbers/days`,
  summary: 'Orders, turnover, returns and the steps of carts by country and day',
  query: NumbersQuerySchema,
  body: v.object({
    rows: v.array(DayRowSchema),
    /** The first and the last day that were read. */
    from: v.string(),
    until: v.string(),
  }),
  problems: ['not-allowed'],
});

export const EmptySearchSchema = v.object({ country: CountryCodeSchema, words: v.string(), count: CountSchema });
export type EmptySearch = v.InferOutput<typeof EmptySearchSchema>;

export const readEmptySearches = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/numbers/empty-searches`,
  summary: 'What people searched for several times and did not find, the most frequent first',
  query: NumbersQuerySchema,
  body: v.object({ rows: v.array(EmptySearchSchema) }),
  problems: ['not-allowed'],
});

export const EndingStockSchema = v.object({
  country: CountryCodeSchema,
  /** Article number of the variant. */
  article: v.string(),
  name: v.string(),
  size: v.string(),
  /** Pieces that can be bought. */
  available: CountSchema,
  /** Pieces that were ordered in the country in the last 14 days. */
  sold: CountSchema,
});
export type EndingStock = v.InferOutput<typeof EndingStockSchema>;

export const readEndingStock = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/numbers/ending-stock`,
  summary: 'What will be sold out within a week at the pace of the last two, the soonest first',
  query: v.object({ country: v.optional(CountryCodeSchema) }),
  body: v.object({ rows: v.array(EndingStockSchema) }),
  problems: ['not-allowed'],
});
