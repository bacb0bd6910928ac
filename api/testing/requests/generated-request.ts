import { BOT_PROOF_HEADER, CSRF_HEADER, type Endpoint, IDEMPOTENCY_HEADER, type ObjectSchema } from '@odeta/contracts';
import { pick, type Random } from '../chaos/chaos-random.ts';
import type { RawRequest } from '../shop/test-client.ts';
import { type BadInput, badInputsOf } from './bad-input.ts';
import { type OddInput, oddInputsOf, usualInputOf } from './odd-input.ts';

type Input = BadInput | OddInput;

/** Several meaningful values of the visitor for each field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export interface GeneratedRequest {
  /** Describes what is special about the request, for messages. */
  name: string;
  request: RawRequest;
}

/** Requests for an endpoint, mostly valid, with one unusual or invalid field, header or body. */
export function requestsFor(
  endpoint: Endpoint,
): (random: Random, known: KnownValues, csrf: string) => GeneratedRequest {
  const kinds: readonly (readonly [weight: number, inputs: readonly Input[]])[] = [
    [4, [{ ...usualInputOf(endpoint), name: 'usual' }]],
    [3, oddInputsOf(endpoint)],
    [3, badInputsOf(endpoint)],
  ];
  const possible = kinds.filter(([, inputs]) => inputs.length > 0);

  return (random, known, csrf) => {
    const inputs = pick(random, possible);
    const input = oneOf(random, inputs);
    const filled = input.name === 'usual' || random() < 0.5 ? fill(endpoint, input, known, random) : input;
    return { name: input.name, request: damage(random, sent(endpoint, filled, csrf), endpoint) };
  };
}

export const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  pick(
    random,
    values.map((value) => [1, value] as const),
  );

/** Fills the other fields with known values. */
function fill(endpoint: Endpoint, input: Input, known: KnownValues, random: Random): Input {
  const put = (part: 'params' | 'query' | 'payload', given: unknown) => {
    const names = Object.keys((endpoint[part] as ObjectSchema | undefined)?.entries ?? {}).filter(
      (name) => known[name] !== undefined && !input.name.startsWith(`${part}.${name} `),
    );
    const values = names.map((name) => [name, oneOf(random, known[name] ?? [])]);
    return typeof given === 'object' ? { ...given, ...Object.fromEntries(values) } : given;
  };
  const { params, query, payload } = input;
  return {
    name: input.name,
    params: put('params', params),
    query: put('query', query),
    payload: endpoint.payload && put('payload', payload),
  } as Input;
}

function sent({ method, path }: Endpoint, { params, query, payload }: Input, csrf: string): RawRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field] ?? '')));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  if (method === 'GET') return { method, url };
  return { method, url, payload: (payload ?? {}) as object, headers: { [CSRF_HEADER]: csrf } };
}

/** Makes some requests invalid as a whole, or gives them unusual headers. */
function damage(random: Random, request: RawRequest, { method }: Endpoint): RawRequest {
  const withHeaders = (headers: Record<string, string>) => ({
    ...request,
    headers: { ...request.headers, ...headers },
  });
  const json = { 'content-type': 'application/json' };
  const kinds: readonly (readonly [number, () => RawRequest])[] = [
    [20, () => request],
    [1, () => withHeaders({ [CSRF_HEADER]: 'abc.def' })],
    [1, () => withHeaders({ [IDEMPOTENCY_HEADER]: oneOf(random, ['one', 'two', 'not a key', 'x'.repeat(101)]) })],
    [1, () => withHeaders({ [BOT_PROOF_HEADER]: oneOf(random, ['', 'e30=', 'x'.repeat(5000)]) })],
    [1, () => withHeaders({ host: oneOf(random, ['pl.localhost:3000', 'ua.localhost:3000', 'elsewhere.example']) })],
    ...(method === 'GET'
      ? []
      : ([
          [1, () => ({ ...withHeaders(json), payload: oneOf(random, ['{"a":', '', '[]', 'null', '"x"', '7']) })],
          [1, () => ({ ...withHeaders({ 'content-type': 'text/plain' }), payload: 'a' })],
          [1, () => ({ ...withHeaders(json), payload: `{"a":"${'x'.repeat(70_000)}"}` })],
        ] as const)),
  ];
  return pick(random, kinds)();
}
