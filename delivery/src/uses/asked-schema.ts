import type { JsonSchema } from '@odeta/delivery/releases/uses';

/** A schema of a request without optional fields that the sources of a unit never mention, at any depth. */
export function askedSchema(schema: JsonSchema, mentioned: ReadonlySet<string>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties')
        return [keyword, askedFields(value as Record<string, JsonSchema>, schema, mentioned)];
      return [keyword, isSchema(value) ? askedSchema(value, mentioned) : value];
    }),
  );
}

function askedFields(
  fields: Record<string, JsonSchema>,
  { required = [] }: JsonSchema,
  mentioned: ReadonlySet<string>,
) {
  const asked = Object.entries(fields).filter(([name]) => (required as string[]).includes(name) || mentioned.has(name));
  return Object.fromEntries(asked.map(([name, field]) => [name, askedSchema(field, mentioned)]));
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
