import {
  type ApiResponse,
  type BodyOf,
  type CountryCode,
  countries,
  type Endpoint,
  type InputOf,
  type Problem,
} from '@odeta/contracts';
import { API_BASE } from '../api-request.ts';
import type { MessageBundles } from '../i18n/create-i18n.ts';
import { assembleStorefront, type Dehydrated, type Storefront, type StorefrontParts } from '../storefront.ts';

/** What the API was asked in a test. */
export interface SentRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  payload: unknown;
  headers: Record<string, string>;
}

interface PreparedAnswer {
  endpoint: Endpoint;
  answer: (request: SentRequest) => { status: number; json: unknown } | Promise<{ status: number; json: unknown }>;
}

/** The call answers with this body. */
export function answers<C extends Endpoint>(
  endpoint: C,
  body: BodyOf<C> | ((input: InputOf<C>) => BodyOf<C>),
): PreparedAnswer {
  return {
    endpoint,
    answer: ({ payload, query }) => {
      const input = { ...query, ...(payload as object) } as InputOf<C>;
      return {
        status: 200,
        json: {
          success: true,
          body: typeof body === 'function' ? (body as (i: InputOf<C>) => BodyOf<C>)(input) : body,
        },
      };
    },
  };
}

/** The call is refused. */
export function refuses(
  endpoint: Endpoint,
  problem: Partial<Problem> & { code: string; status: number },
): PreparedAnswer {
  const whole: Problem = { success: false, messages: [], validation: {}, body: {}, ...problem };
  return { endpoint, answer: () => ({ status: whole.status, json: whole }) };
}

/** Nothing answers the call. */
export const unreachable = (endpoint: Endpoint): PreparedAnswer => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

export interface TestStorefrontParts {
  country?: CountryCode;
  /** The last one prepared for a call counts. */
  api?: PreparedAnswer[];
  messages?: MessageBundles;
  /** What a server has filled stores with. */
  dehydrated?: Dehydrated;
}

export interface TestStorefront extends Storefront {
  /** Every request, in order. */
  readonly sent: SentRequest[];
  /** Prepares another answer. */
  prepare(answer: PreparedAnswer): void;
}

/** A storefront without a server: a request that has no prepared answer fails the test. */
export function createTestStorefront({
  country = 'sk',
  api = [],
  messages = {},
  dehydrated,
}: TestStorefrontParts = {}): TestStorefront {
  const prepared = [...api];
  const sent: SentRequest[] = [];
  const visit: StorefrontParts = {
    country,
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages,
    transport: {
      send,
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => 'test-token', write() {}, cookie: () => 'token-of-the-cookie', proof: async () => ({}) },
      reload() {},
    },
  };
  const storefront = assembleStorefront(visit, dehydrated);
  return Object.assign(storefront, { sent, prepare: (answer: PreparedAnswer) => void prepared.push(answer) });

  async function send(
    url: string,
    request: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<ApiResponse> {
    const { pathname, searchParams } = new URL(url, 'http://test');
    const path = pathname.slice(API_BASE.length);
    const payload = request.body === undefined ? undefined : JSON.parse(request.body);
    const asked = {
      method: request.method,
      path,
      query: Object.fromEntries(searchParams),
      payload,
      headers: request.headers,
    };
    sent.push(asked);
    const match = prepared.findLast(
      ({ endpoint }) => endpoint.method === request.method && patternOf(endpoint.path).test(path),
    );
    if (!match) throw new Error(`No answer is prepared for ${request.method} ${path} (${countries[country].code})`);
    const { status, json } = await match.answer(asked);
    return { status, json: async () => json };
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
