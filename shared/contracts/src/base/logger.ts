import * as v from 'valibot';
import { endpoint, NothingSchema } from '../endpoint.ts';

/** A failure that the visitor sees: operators find it in the failure log. */
const ShownFailureSchema = v.object({
  /**
   * An area of the page that did not come or broke, a page that did not start, a part that was asked for and did not come, a version
   * of a remote in whose place another one is shown.
   */
  kind: v.picklist(['area', 'start', 'part', 'version']),
  /** The release to blame: `cart@1.4.0`. */
  unit: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export type ShownFailure = v.InferOutput<typeof ShownFailureSchema>;

/** G6. What the browser reports to the server's log; never for level info, network errors or aborted requests. */
export const writeLog = endpoint({
  method: 'POST',
  path: '/base/ssr-logger',
  summary: 'G6. Takes a log line of the browser',
  payload: v.object({
    levelName: v.picklist(['debug', 'notice', 'warning', 'error', 'critical']),
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
    /** R24: the specification's constant. */
    collection: v.literal('vue_cart'),
    /** The `uid` of base init: it joins the lines of a session, and neither opens it nor names a person. */
    context: v.object({ sessionToken: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
    /** What the visitor sees of it, if he does. */
    failure: v.optional(ShownFailureSchema),
  }),
  body: NothingSchema,
});
