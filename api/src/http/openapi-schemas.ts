import * as contracts from '@odeta/contracts';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isSchema } from './valibot-compilers.ts';

/** JSON Schema 2020-12, the version of OpenAPI 3.1. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

const PREFIX = '#/components/schemas/';

const options = {
  target: 'draft-2020-12',
  // Rules that JSON Schema cannot express (transformations, checks) are left out; the contract's descriptions explain them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => PREFIX + referenceId,
} as const;

/** The contracts' schemas by name, so that parts shared by several responses are described once. */
const named: Record<string, v.GenericSchema> = Object.fromEntries(
  Object.entries<unknown>(contracts).flatMap(([name, value]) =>
    name.endsWith('Schema') && isSchema(value) ? [[name.replace(/Schema$/, ''), value]] : [],
  ),
);

export function inputSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, { ...options, typeMode: 'input' });
  return { ...json };
}

/** Schemas of inputs that refer to one another, by their names in the document. */
export const inputSchemasOf = (schemas: Record<string, v.GenericSchema>): Record<string, JsonSchema> =>
  toJsonSchemaDefs(schemas, { ...options, typeMode: 'input' }) as Record<string, JsonSchema>;

/** The schema of a response. Refers to its named parts, so that the document must contain their `componentsOf`. */
export function answerSchemaOf(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, { ...options, typeMode: 'output', definitions: named });
  return { ...json };
}

export const refTo = (name: string): JsonSchema => ({ $ref: PREFIX + name });

/** The named schemas that a part of the document refers to, directly or indirectly. */
export function componentsOf(part: unknown): Record<string, JsonSchema> {
  const all = toJsonSchemaDefs(named, { ...options, typeMode: 'output' });
  const found: Record<string, JsonSchema> = {};
  const collect = (value: unknown) => {
    for (const name of namesIn(value)) {
      const schema = all[name];
      if (!schema || found[name]) continue;
      found[name] = { ...schema };
      collect(schema);
    }
  };
  collect(part);
  return found;
}

const namesIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
