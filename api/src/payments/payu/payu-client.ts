import * as v from 'valibot';
import { type PayingCustomer, ProviderFailure, ProviderKeyRefused } from '../provider.ts';
import type { PayuAccount } from './payu-account.ts';

const TIME_LIMIT_MS = 10_000;
/** A token is discarded this long before it expires. */
const MARGIN_MS = 60_000;

const TokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });

export interface PayuAnswer {
  status: number;
  body: unknown;
}

export type PayuClient = ReturnType<typeof createPayuClient>;

/** PayU's REST API 2.1 for one account, with an OAuth token (client credentials) that is cached while it is valid. */
export function createPayuClient(address: string, { clientId, clientSecret }: PayuAccount) {
  const kept = { token: '', until: 0 };

  async function ask(path: string, init: RequestInit): Promise<PayuAnswer> {
    // The response to a new order is a redirect with a JSON body, which must not be followed.
    const request = { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS) } as const;
    const response = await fetch(new URL(path, address), request).catch((error: unknown) => {
      throw new ProviderFailure('unknown', String(error));
    });
    const text = await response.text().catch(() => '');
    if (response.status >= 500) throw new ProviderFailure('unknown', `${response.status} ${text}`);
    const body = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
    return { status: response.status, body: body.success ? body.output : null };
  }

  /** A token for what PayU keeps for one customer; it is not cached. */
  async function readCustomerToken({ reference, email }: PayingCustomer) {
    const body = new URLSearchParams({
      grant_type: 'trusted_merchant',
      client_id: clientId,
      client_secret: clientSecret,
      ext_customer_id: reference,
      email,
    });
    const { status, body: answer } = await ask('/pl/standard/user/oauth/authorize', { method: 'POST', body });
    const token = v.safeParse(v.pick(TokenSchema, ['access_token']), answer);
    if (!token.success) throw new ProviderFailure('unknown', `no token of a customer: ${status}`);
    return token.output.access_token;
  }

  async function readToken() {
    if (performance.now() < kept.until) return kept.token;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const { status, body: answer } = await ask('/pl/standard/user/oauth/authorize', { method: 'POST', body });
    const token = v.safeParse(TokenSchema, answer);
    if (!token.success) throw noToken(status);
    Object.assign(kept, {
      token: token.output.access_token,
      until: performance.now() + token.output.expires_in * 1000 - MARGIN_MS,
    });
    return kept.token;
  }

  /** `customer`: for what PayU keeps for them. */
  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    customer?: PayingCustomer | null,
    isAgain = false,
  ): Promise<PayuAnswer> {
    const token = customer ? await readCustomerToken(customer) : await readToken();
    const answer = await ask(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    if (answer.status !== 401) return answer;
    if (isAgain) throw noToken(answer.status);
    // The token was revoked before it expired.
    kept.until = 0;
    return send(method, path, payload, customer, true);
  }

  return { send };
}

/** RFC 6749, 5.2: `invalid_client` is a 400 or 401. */
const noToken = (status: number) =>
  new (status === 400 || status === 401 ? ProviderKeyRefused : ProviderFailure)('unknown', `no token: ${status}`);
