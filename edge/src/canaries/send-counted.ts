import { CANARY_COOKIE, cookieNameOn, type InputOf, sayOutcome } from '@odeta/contracts';
import { type MeasuredVisitor, signCanaryCookie } from '@odeta/node/canary-cookie';
import type { ClientRequest, SendForClient } from '../api/api-gateway.ts';

/** Milliseconds. */
const TIME_LIMIT = 5_000;

interface Deps {
  secret: string;
  sendFor: (client: ClientRequest) => SendForClient;
}

/** Reports an outcome for a visitor, as that visitor's browser does. */
export type SendCounted = (
  outcome: InputOf<typeof sayOutcome>,
  measured: MeasuredVisitor,
  client: ClientRequest,
) => Promise<void>;

/** Signs a cookie for each call: the browser may not have one yet, and never gets one for a version that was set aside. */
export const createSendCounted =
  ({ secret, sendFor }: Deps): SendCounted =>
  async (outcome, measured, client) => {
    const name = cookieNameOn(client.client.protocol, CANARY_COOKIE);
    const cookie = `${name}=${encodeURIComponent(signCanaryCookie(secret, measured))}`;
    const named = { ...client, headers: { ...client.headers, cookie } };
    await sendFor(named)(`/api${sayOutcome.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(outcome),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  };
