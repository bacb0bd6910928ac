import * as v from 'valibot';

/** Server only. Time limits for requests and idle connections; responses, such as event streams, may take longer. */

const seconds = (fallback: string, description: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^[1-9]\d{0,3}$/, 'must be a number of seconds from 1 to 9999'),
    v.transform(Number),
    v.description(description),
  );

const HEADERS_LIMIT = '15';
const REQUEST_LIMIT = '30';

export const HeadersLimitSchema = seconds(HEADERS_LIMIT, 'Time limit for receiving the headers of a request');
export const RequestLimitSchema = seconds(
  REQUEST_LIMIT,
  'Time limit for receiving a request with its body; responses may take longer',
);

export interface RequestLimits {
  HEADERS_LIMIT_SECONDS?: number;
  REQUEST_LIMIT_SECONDS?: number;
}

/** Milliseconds between two checks for late requests; Node's default of 30 s would double the limits. */
const CHECK_INTERVAL = 1000;

/**
 * Milliseconds until an idle connection is closed. A load balancer in front must close it earlier: a request that it sends at the moment of
 * closing is lost, and it must not repeat one that may have changed something.
 */
const KEEP_ALIVE = 72_000;

/** Options of Node's HTTP server, in milliseconds. */
export interface TimeLimits {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
  keepAliveTimeout: number;
}

export const timeLimitsOf = ({
  HEADERS_LIMIT_SECONDS = Number(HEADERS_LIMIT),
  REQUEST_LIMIT_SECONDS = Number(REQUEST_LIMIT),
}: RequestLimits): TimeLimits => ({
  headersTimeout: HEADERS_LIMIT_SECONDS * 1000,
  requestTimeout: REQUEST_LIMIT_SECONDS * 1000,
  connectionsCheckingInterval: CHECK_INTERVAL,
  keepAliveTimeout: KEEP_ALIVE,
});
