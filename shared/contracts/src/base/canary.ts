import * as v from 'valibot';
import { endpoint, NothingSchema } from './endpoint.ts';

/** What is counted per version, each at most once per visitor. */
export const outcomes = ['shown', 'load', 'late', 'render', 'slow', 'error', 'given', 'left', 'measured'] as const;
export type Outcome = (typeof outcomes)[number];

const MillisecondsSchema = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)));

/** What the speed of versions is judged by: see `View`. */
export const speedMeasures = ['lcp', 'inp'] as const;
export type SpeedMeasure = (typeof speedMeasures)[number];

/** How much slower a canary may be. */
export const SLOWER = 1.2;

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
     * server could not read its files. `measured`: how fast its page was; only servers report this.
     */
    outcome: v.picklist(outcomes),
    /** The version's first file was downloaded for this page, and not taken from a cache; left out if the browser does not tell. */
    downloaded: v.optional(v.boolean()),
    /** Milliseconds. `group`: visitors whose lines and caches are alike; versions are compared within it. */
    speed: v.optional(
      v.object({
        group: v.pipe(v.string(), v.regex(/^[a-z]{1,10} [a-z]{1,10}$/)),
        lcp: MillisecondsSchema,
        inp: MillisecondsSchema,
      }),
    ),
  }),
  body: NothingSchema,
});

/** `edge` counts here how long the phases of a version took: `{ release, phases }`, milliseconds by phase. */
export const TIMINGS_PATH = '/timings';

/** `edge` takes here errors of scripts: `{ name, message, stack, units, path }`. */
export const BROWSER_ERRORS_PATH = '/browser-errors';

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

const RateSchema = v.object({ failed: CountSchema, of: CountSchema });

/**
 * Visitors of a group with a measured speed. `failed`: of those beside it, those with more milliseconds than half of the first hundred of them
 * had; of the canary's, those with more than `SLOWER` times as many.
 */
const SpeedCountsSchema = v.object({
  measure: v.picklist(speedMeasures),
  group: v.string(),
  canary: RateSchema,
  beside: RateSchema,
});
export type SpeedCounts = v.InferOutput<typeof SpeedCountsSchema>;

const CanaryCountsSchema = v.object({
  canary: ArmCountsSchema,
  beside: ArmCountsSchema,
  /** Left out by older servers, and until enough visitors are measured. */
  speed: v.optional(v.array(SpeedCountsSchema)),
});
export type CanaryCounts = v.InferOutput<typeof CanaryCountsSchema>;

/** Counts of a canary, and of the versions that it is compared with. Only for servers, which sign their requests. */
export const readCanaryCounts = endpoint({
  method: 'GET',
  path: '/base/canary-counts',
  summary: 'How many visitors a canary was shown to, and what failed for them; for servers of the shop',
  query: v.object({ release: v.pipe(v.string(), v.maxLength(100)), share: v.pipe(v.string(), v.maxLength(10)) }),
  body: CanaryCountsSchema,
});
