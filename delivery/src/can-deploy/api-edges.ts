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
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    const why = operation ? misfitOf(use, operation, document) : 'the API does not have it';
    return why === undefined ? [] : [{ thing, why }];
  });
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
