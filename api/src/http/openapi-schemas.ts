import * as contracts from '@odeta/contracts';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isSchema } from './valibot-compilers.ts';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

const PREFIX = '#/components/schemas/';

const options = {
  target: 'draft-2020-12',
  // Rules that JSON Schema cannot say (transformations, checks) are left out: the contract's text says them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => PREFIX + referenceId,
} as const;

/** The schemas of the contracts by their names: what several answers have in common is said once. */
const named: Record<string, v.GenericSchema> = Object.fromEntries(
  Object.entries<unknown>(contracts).flatMap(([name, value]) =>
    name.endsWith('Schema') && isSchema(value) ? [[name.replace(/Schema$/, ''), value]] : [],
  ),
);

/** What a caller may send. */
export function inputSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, { ...options, typeMode: 'input' });
  return { ...json };
}

/** What is answered. Its parts that have a name are referred to: the document must have `componentsOf` itself. */
export function answerSchemaOf(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, { ...options, typeMode: 'output', definitions: named });
  return { ...json };
}

export const refTo = (name: string): JsonSchema => ({ $ref: PREFIX + name });

/** The named schemas that a part of the document refers to, and those that these refer to. */
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
