import * as v from 'valibot';
import { endpoint, NothingSchema } from './endpoint.ts';

/** A failure that the visitor sees, for the operators' failure log. */
const ShownFailureSchema = v.object({
  /**
   * `area`: a part of the page is missing or broke. `start`: the page did not start. `part`: a lazy part did not load. `version`:
   * another version of a remote is shown instead.
   */
  kind: v.picklist(['area', 'start', 'part', 'version']),
  /** The release that caused it: `cart@1.4.0`. */
  unit: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export type ShownFailure = v.InferOutput<typeof ShownFailureSchema>;

/** G6. Log messages of the browser, except level info, network errors and aborted requests. */
export const writeLog = endpoint({
  method: 'POST',
  path: '/base/ssr-logger',
  summary: 'G6. Takes a log line of the browser',
  payload: v.object({
    levelName: v.picklist(['debug', 'notice', 'warning', 'error', 'critical']),
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    /** R24. A constant of the specification. */
    collection: v.literal('vue_cart'),
    /** The `uid` of base init: it connects the log lines of a session, but gives no access to it and does not identify a person. */
    context: v.object({ sessionToken: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
    /** Only for failures that the visitor sees. */
    failure: v.optional(ShownFailureSchema),
  }),
  body: NothingSchema,
});
