import * as v from 'valibot';
import { endpoint, NothingSchema } from './endpoint.ts';

/** What is counted per version, each at most once per visitor. */
export const outcomes = ['shown', 'load', 'late', 'render', 'slow', 'error', 'given', 'left'] as const;
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
     * `shown`: its page was open for two seconds. `load`: it could not be loaded. `late`: the visitor had to wait for it. `render`: it
     * failed while it was shown. `slow`: the first page was shown more than four seconds after the request. `error`: an uncaught error.
     * `given`: a server sent a page with it; only servers report this. `left`: the visitor left before the page had its time, or the
     * server could not read its files.
     */
    outcome: v.picklist(outcomes),
    /** The version's first file was downloaded for this page, and not taken from a cache; left out if the browser does not tell. */
    downloaded: v.optional(v.boolean()),
  }),
  body: NothingSchema,
});

/** `edge` counts here how long the phases of a version took: `{ release, phases }`, milliseconds by phase. */
export const TIMINGS_PATH = '/timings';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Older servers do not count it. */
const NewCountSchema = v.optional(CountSchema, 0);

/**
 * Visitors of one version, and how many of them had each outcome. `downloaded`: did not have its files in a cache; only of these are `load`,
 * `slow` and `late`. `slow` includes those for whom it was late. `ordered`: tried to order; `order`: got an unexpected response. `given`: a
 * server sent them a page with it some minutes ago; `unshown`: they never reported that it was shown, nor why not.
 */
const ArmCountsSchema = v.object({
  visitors: CountSchema,
  downloaded: NewCountSchema,
  load: CountSchema,
  render: CountSchema,
  slow: CountSchema,
  late: NewCountSchema,
  error: CountSchema,
  ordered: CountSchema,
  order: CountSchema,
  given: NewCountSchema,
  unshown: NewCountSchema,
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
