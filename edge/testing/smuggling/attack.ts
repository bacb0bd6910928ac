/** One connection of an attacker. */
export interface Attack {
  name: string;
  /** In the headers of all its requests, also of those that its bodies contain. */
  probe: string;
  packets: readonly (string | Buffer)[];
  /** Whether its body ends before it should. */
  breaksOff: boolean;
}

/** Names the sender of a request. The API that is attacked answers with it. */
export const PROBE_HEADER = 'x-probe';

/** Unique also if attacks of both versions are sent to one API. All have the same length, so that requests are cut at the same places. */
export const probeOf = (version: 1 | 2, number: number): string =>
  `attacker-${version}-${String(number).padStart(5, '0')}`;

/** A complete request that no server may understand as one where it stands in a body. */
export const innerRequest = (probe: string): string =>
  `GET /api/inner HTTP/1.1\r\nHost: sk.localhost\r\n${PROBE_HEADER}: ${probe}\r\nCookie: sid=attacker\r\n\r\n`;
