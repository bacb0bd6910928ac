import type { JsonSchema, Uses } from '@odeta/delivery/releases/uses';
import { findMisfits } from './schema-fits.ts';
import { findUntaken } from './untaken-fields.ts';

/** As published by the API at `/api/openapi.json`. */
export interface OpenApi extends JsonSchema {
  paths: Record<string, Record<string, Operation>>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

interface Body {
  content?: Record<string, { schema: JsonSchema }>;
}

type EndpointUse = Uses['endpoints'][string];

/** Why a version's calls no longer fit the API: one reason for each endpoint. */
export function findApiMisfits(
  { endpoints }: Pick<Uses, 'endpoints'>,
  document: OpenApi,
): { thing: string; why: string }[] {
  return Object.entries(endpoints).flatMap(([thing, use]) => {
    const [method = '', path = ''] = thing.split(' ');
    const taken = findPath(document, `/api${path}`);
    const operation = document.paths[taken]?.[method.toLowerCase()];
    const asked = { ...use, params: withNamesOf(taken, `/api${path}`, use.params) };
    const why = operation ? misfitOf(asked, operation, document) : 'the API does not have it';
    return why === undefined ? [] : [{ thing, why }];
  });
}

/** Nobody sees what the API calls a part of a path: `/orders/{id}` is the same address as `/orders/{orderId}`. */
const findPath = ({ paths }: OpenApi, path: string): string =>
  path in paths ? path : (Object.keys(paths).find((other) => withoutNames(other) === withoutNames(path)) ?? path);

const PART = /\{([^}]+)\}/g;
const withoutNames = (path: string) => path.replaceAll(PART, '{}');
const namesIn = (path: string) => [...path.matchAll(PART)].map(([, name = '']) => name);

/** A schema of the parts of a path with the names that another form of the path gives them. */
function withNamesOf(other: string, path: string, schema: JsonSchema | undefined): JsonSchema | undefined {
  if (!schema || other === path) return schema;
  const [own, theirs] = [namesIn(path), namesIn(other)];
  const renamed = (name: string) => theirs[own.indexOf(name)] ?? name;
  const { properties = {}, required = [] } = schema as { properties?: Record<string, unknown>; required?: string[] };
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [renamed(name), value])),
    required: required.map(renamed),
  };
}

function misfitOf(use: EndpointUse, operation: Operation, document: OpenApi): string | undefined {
  const asked = askedBy(use, operation, document);
  if (asked !== undefined) return `the request: ${asked}`;
  const answer = jsonOf(operation.responses['200']) as { properties?: Record<string, JsonSchema> } | undefined;
  const body = answer?.properties?.body ?? {};
  const [problem] = findMisfits({ schema: body, root: document }, { schema: use.answer, root: use.answer });
  return problem === undefined ? undefined : `the answer: ${problem}`;
}

/** Checks what a version sends; returns what does not fit. */
function askedBy(use: EndpointUse, operation: Operation, document: OpenApi): string | undefined {
  const pairs: [JsonSchema | undefined, JsonSchema][] = [
    [use.params, parametersOf(operation, 'path')],
    [use.query, parametersOf(operation, 'query')],
    [use.payload, jsonOf(operation.requestBody) ?? {}],
  ];
  for (const [sent = { type: 'object' }, taken] of pairs) {
    const [given, known] = [
      { schema: sent, root: sent },
      { schema: taken, root: document },
    ];
    const [problem] = findMisfits(given, known);
    if (problem !== undefined) return problem;
    const untaken = findUntaken(given, known);
    if (untaken !== undefined) return `${untaken} is not taken`;
  }
  return undefined;
}

function parametersOf({ parameters = [] }: Operation, place: string): JsonSchema {
  const those = parameters.filter((one) => one.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(those.map(({ name, schema }) => [name, schema])),
    required: those.filter(({ required }) => required).map(({ name }) => name),
  };
}

const jsonOf = (body: Body | undefined): JsonSchema | undefined => body?.content?.['application/json']?.schema;
