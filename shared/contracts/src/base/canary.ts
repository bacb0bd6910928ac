import * as v from 'valibot';
import { endpoint, NothingSchema } from '../endpoint.ts';

/** What is counted of a version, each at most once for a visitor. `shown` is what the others are a part of. */
export const outcomes = ['shown', 'load', 'render', 'slow', 'error'] as const;
export type Outcome = (typeof outcomes)[number];

/** A page says how a version did, as long as the visitor's cookie says that he is measured for a canary. */
export const sayOutcome = endpoint({
  method: 'POST',
  path: '/base/outcome',
  summary: 'Takes how a version did in a browser, while a canary runs beside it',
  payload: v.object({
    /** `cart@1.4.0-abc` */
    release: v.pipe(v.string(), v.maxLength(100)),
    /**
     * `shown`: its page stood for two seconds. `load`: another version had to take its place before it was shown. `render`: it broke
     * while it was shown. `slow`: the first page was shown later than four seconds after it was asked for. `error`: an uncaught error.
     */
    outcome: v.picklist(outcomes),
  }),
  body: NothingSchema,
});

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Visitors who had one version, and for how many of them what was met. `ordered` have tried to order, `order` got an unexpected answer. */
const ArmCountsSchema = v.object({
  visitors: CountSchema,
  load: CountSchema,
  render: CountSchema,
  slow: CountSchema,
  error: CountSchema,
  ordered: CountSchema,
  order: CountSchema,
});
export type ArmCounts = v.InferOutput<typeof ArmCountsSchema>;

const CanaryCountsSchema = v.object({ canary: ArmCountsSchema, beside: ArmCountsSchema });
export type CanaryCounts = v.InferOutput<typeof CanaryCountsSchema>;

/** How a canary does, and the versions that visitors beside it have. For servers that sign their calls. */
export const readCanaryCounts = endpoint({
  method: 'GET',
  path: '/base/canary-counts',
  summary: 'How many visitors a canary was shown to, and what failed for them; for servers of the shop',
  query: v.object({ release: v.pipe(v.string(), v.maxLength(100)), share: v.pipe(v.string(), v.maxLength(10)) }),
  body: CanaryCountsSchema,
});
