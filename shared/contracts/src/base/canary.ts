import * as v from 'valibot';
import { endpoint, NothingSchema } from './endpoint.ts';

/** What is counted per version, each at most once per visitor. `shown` is the total that the others are compared with. */
export const outcomes = ['shown', 'load', 'late', 'render', 'slow', 'error'] as const;
export type Outcome = (typeof outcomes)[number];

/** A page reports how a version did, while the visitor's cookie says that they are measured for a canary. */
export const sayOutcome = endpoint({
  method: 'POST',
  path: '/base/outcome',
  summary: 'Takes how a version did in a browser, while a canary runs beside it',
  payload: v.object({
    /** `cart@1.4.0-abc` */
    release: v.pipe(v.string(), v.maxLength(100)),
    /**
     * `shown`: its page was open for two seconds. `load`: it could not be loaded. `late`: the visitor had to wait for it, which is a fact
     * about the line and no failure. `render`: it failed while it was shown. `slow`: the first page was shown more than four seconds after
     * the request. `error`: an uncaught error.
     */
    outcome: v.picklist(outcomes),
  }),
  body: NothingSchema,
});

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Visitors of one version, and how many of them had each outcome. `ordered`: tried to order; `order`: got an unexpected response. */
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

/** Counts of a canary, and of the versions that it is compared with. Only for servers, which sign their requests. */
export const readCanaryCounts = endpoint({
  method: 'GET',
  path: '/base/canary-counts',
  summary: 'How many visitors a canary was shown to, and what failed for them; for servers of the shop',
  query: v.object({ release: v.pipe(v.string(), v.maxLength(100)), share: v.pipe(v.string(), v.maxLength(10)) }),
  body: CanaryCountsSchema,
});
