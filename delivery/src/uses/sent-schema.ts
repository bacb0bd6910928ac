import type { JsonSchema } from '@odeta/delivery/releases/uses';
import type { SentFact } from './collected-uses.ts';

/**
 * The schema of an event as a unit really sends it: of several kinds only those that its facts can be, without fields that are never given,
 * and of a list of values those that are sent. What cannot be read from the sources remains as it is.
 */
export function sentSchema(schema: JsonSchema, facts: readonly SentFact[]): JsonSchema {
  const sent = facts.map((fact) => narrowed(schema, fact));
  if (sent.length === 0 || sent.includes(schema)) return schema;
  // Modules are reported in any order, and a version's name depends on its content.
  const kinds = [...new Map(sent.map((one) => [JSON.stringify(one), one])).entries()].sort().map(([, one]) => one);
  const [only] = kinds;
  return kinds.length === 1 && only ? only : { ...definitionsOf(schema), anyOf: kinds.map(withoutDefinitions) };
}

function narrowed(schema: JsonSchema, fact: SentFact): JsonSchema {
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (options) {
    const possible = options.filter((option) => canBe(option, fact)).map((option) => narrowed(option, fact));
    const [first] = possible;
    // A fact of no kind is compared as it is declared.
    if (!first) return schema;
    return { ...definitionsOf(schema), ...(possible.length === 1 ? first : { anyOf: possible }) };
  }
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return schema;
  const given = Object.entries(properties).filter(([name]) => !fact.isWhole || name in fact.fields);
  const isGiven = (name: string) => given.some(([one]) => one === name);
  const required = ((schema.required ?? []) as string[]).filter(isGiven);
  return {
    ...schema,
    properties: Object.fromEntries(given.map(([name, field]) => [name, withValues(field, fact.fields[name])])),
    required: [
      ...new Set([...required, ...Object.keys(fact.fields).filter((name) => isGiven(name) && fact.fields[name])]),
    ],
  };
}

/** By the fields with fixed values, and by those that it has to have. */
function canBe({ properties = {}, required = [] }: JsonSchema, { isWhole, fields }: SentFact): boolean {
  const known = properties as Record<string, JsonSchema>;
  const isPossible = Object.entries(fields).every(([name, values]) => {
    const fixed = known[name] && fixedValues(known[name]);
    return !fixed || !values || values.some((value) => fixed.includes(value));
  });
  return isPossible && (!isWhole || (required as string[]).every((name) => name in fields));
}

/** Only fields that have a list of values are narrowed to those that are sent. */
function withValues(field: JsonSchema, values: SentFact['fields'][string] | undefined): JsonSchema {
  const fixed = fixedValues(field);
  if (!fixed || !values) return field;
  const allowed = values.filter((value) => fixed.includes(value));
  const sent = allowed.length > 0 ? allowed : values;
  return sent.length === 1 ? { const: sent[0] } : { enum: sent };
}

function fixedValues(field: JsonSchema): unknown[] | undefined {
  if ('const' in field) return [field.const];
  return Array.isArray(field.enum) ? field.enum : undefined;
}

const definitionsOf = ({ $defs }: JsonSchema) => ($defs === undefined ? {} : { $defs });
const withoutDefinitions = ({ $defs, ...schema }: JsonSchema) => schema;
