import * as v from 'valibot';

/** `edge` takes here how fast pages were in a browser: `VitalsReport`. */
export const VITALS_PATH = '/vitals';

/** Milliseconds; longer ones say that a tab was asleep. */
const TimeSchema = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)));

/** The Core Web Vitals (https://web.dev/articles/vitals) of one address. */
const ViewSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(1_000)),
  /** Reached within the document. */
  isSoft: v.boolean(),
  /** Milliseconds until the largest part was shown. */
  lcp: TimeSchema,
  /** Milliseconds until the page answered to an action of the visitor; nearly the slowest one. */
  inp: TimeSchema,
  /** How much parts of the page moved; no unit. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Milliseconds until the first byte of the document. */
  ttfb: TimeSchema,
});
export type View = v.InferOutput<typeof ViewSchema>;
export type VitalName = 'lcp' | 'inp' | 'cls' | 'ttfb';

export const connectionKinds = ['fast', 'slow', 'unknown'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

export const VitalsReportSchema = v.object({
  /** What the browser says about the visitor's line. */
  connection: v.picklist(connectionKinds),
  /** The versions of the page. `downloaded`: the version's first file did not come from a cache; left out if the browser does not tell. */
  units: v.pipe(
    v.array(v.object({ release: v.pipe(v.string(), v.maxLength(100)), downloaded: v.optional(v.boolean()) })),
    v.maxLength(20),
  ),
  views: v.pipe(v.array(ViewSchema), v.maxLength(10)),
});
export type VitalsReport = v.InferOutput<typeof VitalsReportSchema>;
