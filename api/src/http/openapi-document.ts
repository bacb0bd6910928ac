import * as contracts from '@odeta/contracts';
import {
  CSRF_HEADER,
  commonProblems,
  cookieNameOn,
  type Endpoint,
  type ObjectSchema,
  SESSION_COOKIE,
} from '@odeta/contracts';
import type * as v from 'valibot';
import { answerSchemaFor } from './answer.ts';
import { type ApiErrorCode, apiErrorStatuses } from './api-error.ts';
import { answerSchemaOf, componentsOf, inputSchemaOf, type JsonSchema, refTo } from './openapi-schemas.ts';

/** Loose, so that other headers are allowed. */
export type HeadersSchema = v.LooseObjectSchema<v.ObjectEntries, undefined>;

/** An endpoint with its headers, in addition to those of all endpoints. */
export interface HandledEndpoint {
  endpoint: Endpoint;
  headers: HeadersSchema | undefined;
  /** For partners' servers, which send a key. */
  isForServers: boolean;
}

const listed = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');

const description = `
Every endpoint answers \`{ success: true, body, messages? }\` or refuses with a problem (\`application/problem+json\`).
Any endpoint may refuse with ${listed(commonProblems)}; what else an endpoint may refuse with stands with it.
The country is that of the host. Every POST carries the session's token in the header \`${CSRF_HEADER}\`; it is bound to the cookie \`${SESSION_COOKIE}\`
(over https \`${cookieNameOn('https', SESSION_COOKIE)}\`).
Money is a decimal number in major units of the country's currency (R22).
`;

/** What a document says about itself. */
export interface About {
  title: string;
  description: string;
  /** The contracts, by name. */
  names: Readonly<Record<string, unknown>>;
  securitySchemes: Readonly<Record<string, object>>;
  /** For calls without a visitor's token; by default that of partners. */
  security: object[];
}

const shop: About = {
  title: 'Odeta',
  description,
  names: contracts,
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
    csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
    partner: { type: 'http', scheme: 'bearer' },
  },
  security: [{ partner: [] }],
};

export type OpenApiDocument = ReturnType<typeof openApiOf>;

export function openApiOf(endpoints: readonly HandledEndpoint[], about: About = shop) {
  const paths: Record<string, Record<string, object>> = {};
  for (const handled of endpoints) {
    const { endpoint } = handled;
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(handled, about) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: '1', description: about.description },
    paths,
    components: {
      securitySchemes: about.securitySchemes,
      schemas: componentsOf(paths),
    },
  };
}

function operationOf({ endpoint, headers, isForServers }: HandledEndpoint, { names, security }: About) {
  const { method, path, summary, params, query, payload } = endpoint;
  return {
    operationId: nameOf(endpoint, names),
    summary,
    tags: [path.split('/')[1] ?? ''],
    ...(method === 'POST' && !isForServers && { security: [{ session: [], csrf: [] }] }),
    ...(isForServers && { security }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query), ...parametersOf('header', headers)],
    ...(payload && {
      requestBody: { required: true, content: { 'application/json': { schema: inputSchemaOf(payload) } } },
    }),
    responses: responsesOf(endpoint),
  };
}

function parametersOf(place: 'path' | 'query' | 'header', schema: ObjectSchema | HeadersSchema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchemaOf(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: one,
  }));
}

/**
 * The successful response, the endpoint's errors by status, and the errors of all endpoints as `default`. An entry for a status hides
 * `default`, so that it also contains the common errors with that status.
 */
function responsesOf({ body, problems = [] }: Endpoint) {
  const own = Map.groupBy(problems, (code) => apiErrorStatuses[code as ApiErrorCode]);
  const common = Map.groupBy(commonProblems, (code): number => apiErrorStatuses[code]);
  return {
    200: {
      description: 'The answer',
      content: { 'application/json': { schema: answerSchemaOf(answerSchemaFor(body)) } },
    },
    ...Object.fromEntries(
      [...own].map(([status, codes]) => [status, errorResponseOf([...codes, ...(common.get(status) ?? [])])]),
    ),
    default: errorResponseOf(commonProblems),
  };
}

function errorResponseOf(codes: readonly string[]) {
  const schema = { allOf: [refTo('Problem'), { properties: { code: { enum: [...codes] } } }] };
  return { description: `Refused: ${listed(codes)}`, content: { 'application/problem+json': { schema } } };
}

/** The endpoint's name in the contracts, for generators of clients. */
const nameOf = (endpoint: Endpoint, names: About['names']) =>
  Object.entries(names).find(([, value]) => value === endpoint)?.[0];
