import type { JsonSchema } from '@odeta/delivery/releases/uses';
import type { RootedSchema } from './schema-fits.ts';

/**
 * The first field of a request that the API does not know: it would be dropped without a word.
 * @returns its path, such as `address.floor`.
 */
export function findUntaken(given: RootedSchema, taken: RootedSchema, at = ''): string | undefined {
  const [sent, known] = [propertiesOf(given), propertiesOf(taken)];
  // A schema without fields takes any.
  if (!known || !sent || at.split('.').length > DEEPEST) return undefined;
  for (const [name, field] of Object.entries(sent)) {
    const place = at === '' ? name : `${at}.${name}`;
    const other = known[name];
    if (!other) return place;
    const below = findUntaken({ ...given, schema: itemOf(field) }, { ...taken, schema: itemOf(other) }, place);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Schemas may refer to themselves. */
const DEEPEST = 8;

/** Of a list its items. */
const itemOf = (schema: JsonSchema): JsonSchema => (schema.items as JsonSchema | undefined) ?? schema;

/** `undefined` for what is no plain object: alternatives, maps. */
function propertiesOf({ schema, root }: RootedSchema): Record<string, JsonSchema> | undefined {
  if (typeof schema.$ref === 'string') {
    const steps = schema.$ref.split('/').slice(1);
    const target = steps.reduce<unknown>((part, step) => (part as JsonSchema | undefined)?.[step], root);
    return target === undefined ? undefined : propertiesOf({ schema: target as JsonSchema, root });
  }
  if (schema.additionalProperties || schema.anyOf || schema.allOf) return undefined;
  return schema.properties as Record<string, JsonSchema> | undefined;
}
