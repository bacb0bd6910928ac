import type { JsonSchema } from '@odeta/delivery/releases/uses';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The JSON schema of a schema's input. Descriptions are left out, because a better description is not another version. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  // Rules that JSON Schema cannot express (transformations, checks) are left out, as in the API's own document.
  const options = { target: 'draft-2020-12', errorMode: 'ignore', typeMode: 'input' } as const;
  return withoutWords(toJsonSchema(schema, options)) as JsonSchema;
}

const WORDS = ['$schema', 'title', 'description'];

function withoutWords(value: unknown, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutWords(part));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, content]) => !(isSchema && isWord(key, content)));
  // Below `properties` and `$defs` the keys are names of fields, and a field may be called `title`.
  return Object.fromEntries(
    entries.map(([key, content]) => [key, withoutWords(content, !(isSchema && ['properties', '$defs'].includes(key)))]),
  );
}

const isWord = (key: string, content: unknown) => WORDS.includes(key) && typeof content === 'string';
