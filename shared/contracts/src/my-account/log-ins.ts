import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** A browser in which the customer is logged in. */
export const LogInSchema = v.object({
  id: v.string(),
  /** Browser and operating system from the user agent; empty if it has none. */
  device: v.string(),
  /** Time of the log-in, in UTC; `null` for log-ins from before this was recorded. */
  loggedInAt: v.nullable(v.string()),
  /** YYYY-MM-DD. */
  lastUsedOn: v.string(),
  /** Whether it is the requesting browser. */
  isThis: v.boolean(),
});
export type LogIn = v.InferOutput<typeof LogInSchema>;

/** P8. The browsers in which the customer is logged in, the latest first. */
export const readLogIns = endpoint({
  method: 'GET',
  path: '/my-account/log-ins',
  summary: 'P8. Where the customer is logged in',
  body: v.object({ logIns: v.array(LogInSchema) }),
  problems: ['log-in-required'],
});

/** P8. Ends a log-in, or, without an id, all others. Unknown or ended log-ins are ignored. */
export const endLogIns = endpoint({
  method: 'POST',
  path: '/my-account/log-ins/end',
  summary: 'P8. Ends log-ins of other browsers',
  payload: v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  body: v.object({ logIns: v.array(LogInSchema) }),
  problems: ['log-in-required'],
});
