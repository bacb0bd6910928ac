import type { ApiResponse } from '@odeta/contracts';

/**
 * The server's time. The clock of a device may be hours or years off, so whatever is compared with a time of the server, sent to it or shown
 * uses this one.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sends a request, and sets the clock from the response. */
  follow(send: () => Promise<ApiResponse>): Promise<ApiResponse>;
}

/** The time of the storefront; older shells have no clock. */
export const nowOf = ({ clock }: { readonly clock?: Clock | undefined }): number => clock?.now() ?? Date.now();

/**
 * Milliseconds by which the device's clock may differ and is still used: the header has whole seconds, and a countdown must not jump with
 * each response.
 */
const TOLERANCE = 2_000;
/** Half of the second that the header leaves out. */
const HALF = 500;

/** @param device the clock of the device, which may be set while the page is open */
export function createClock(device: () => number = () => Date.now()): Clock {
  const known = { offset: 0 };

  return {
    now: () => device() + known.offset,

    async follow(send) {
      const sentAt = device();
      const response = await send();
      const receivedAt = device();
      const time = timeOf(response);
      // The clock was set back while the request was on its way.
      if (time === null || receivedAt < sentAt) return response;
      const way = (receivedAt - sentAt) / 2;
      const offset = time + HALF - (sentAt + way);
      if (Math.abs(offset - known.offset) > TOLERANCE + way) known.offset = offset;
      return response;
    },
  };
}

/** `null` when the browser may have kept the response, whose time is then in the past. */
function timeOf({ headers }: ApiResponse): number | null {
  if (headers?.get('cache-control') !== 'no-store') return null;
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}
