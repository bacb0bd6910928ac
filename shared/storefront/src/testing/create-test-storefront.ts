import {
  type ApiResponse,
  type BodyOf,
  type CountryCode,
  countries,
  type Endpoint,
  type InputOf,
  type Language,
  type Problem,
} from '@odeta/contracts';
import { API_BASE } from '../api-request.ts';
import type { MessageBundles } from '../i18n/create-i18n.ts';
import { assembleStorefront, type Dehydrated, type Storefront, type StorefrontParts } from '../index.ts';

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

/** The endpoint responds with this body. */
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

/** The endpoint responds with a problem. */
export function refuses(
  endpoint: Endpoint,
  problem: Partial<Problem> & { code: string; status: number },
): PreparedAnswer {
  const whole: Problem = { success: false, messages: [], validation: {}, body: {}, ...problem };
  return { endpoint, answer: () => ({ status: whole.status, json: whole }) };
}

/** The endpoint does not respond. */
export const unreachable = (endpoint: Endpoint): PreparedAnswer => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

export interface TestStorefrontParts {
  country?: CountryCode;
  /** By default the country's default one. */
  language?: Language;
  /** The last one for an endpoint is used. */
  api?: PreparedAnswer[];
  messages?: MessageBundles;
  /** The state from server rendering. */
  dehydrated?: Dehydrated;
}

export interface TestStorefront extends Storefront {
  readonly sent: SentRequest[];
  /** Adds or replaces a response. */
  prepare(answer: PreparedAnswer): void;
}

/** A storefront without a server: a request without a prepared response fails the test. */
export function createTestStorefront({
  country = 'sk',
  language,
  api = [],
  messages = {},
  dehydrated,
}: TestStorefrontParts = {}): TestStorefront {
  const prepared = [...api];
  const sent: SentRequest[] = [];
  const visit: StorefrontParts = {
    country,
    language,
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages,
    transport: {
      send,
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => 'test-token', proof: async () => ({}) },
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
