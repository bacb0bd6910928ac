import type { JsonSchema } from '@odeta/delivery/releases/uses';

/** A schema, and the document that its references refer to. */
export interface RootedSchema {
  schema: JsonSchema;
  root: JsonSchema;
}

type Problems = string[];

const BOUNDS: readonly (readonly [keyword: string, isTighter: (given: number, taken: number) => boolean])[] = [
  ['minimum', (given, taken) => given >= taken],
  ['exclusiveMinimum', (given, taken) => given >= taken],
  ['minLength', (given, taken) => given >= taken],
  ['minItems', (given, taken) => given >= taken],
  ['maximum', (given, taken) => given <= taken],
  ['exclusiveMaximum', (given, taken) => given <= taken],
  ['maxLength', (given, taken) => given <= taken],
  ['maxItems', (given, taken) => given <= taken],
];

/**
 * Whether everything that `given` allows is valid for `taken`, for the keywords that our schemas use. Additional fields in `given` do no
 * harm.
 * @returns the reasons why not, the most important one first.
 */
export const findMisfits = (given: RootedSchema, taken: RootedSchema): Problems => misfits(given, taken, '', 0);

function misfits(given: RootedSchema, taken: RootedSchema, at: string, depth: number): Problems {
  // Recursive schemas, such as menus.
  if (depth > 12) return [];
  const [one, other] = [resolved(given), resolved(taken)];
  if (Object.keys(other.schema).length === 0) return [];
  const below = (from: RootedSchema, to: RootedSchema) => misfits(from, to, at, depth + 1);
  const kinds = alternativesOf(one);
  if (kinds) return firstOf(kinds, (kind) => below(kind, other));
  const options = alternativesOf(other);
  if (options) return ofOptions(one, options, at, below);
  return (
    refused(valueProblem(one.schema, other.schema, at)) ??
    (other.schema.properties || other.schema.required ? objectProblems(one, other, at, depth) : undefined) ??
    (other.schema.items && one.schema.items ? itemProblems(one, other, at, depth) : [])
  );
}

const refused = (problem: string | undefined): Problems | undefined => (problem === undefined ? undefined : [problem]);

/** One option has to accept all of it. If none does, the reason is that of the option of the same kind. */
function ofOptions(
  given: RootedSchema,
  options: readonly RootedSchema[],
  at: string,
  below: (given: RootedSchema, taken: RootedSchema) => Problems,
): Problems {
  const found = options.map((option) => below(given, option));
  if (found.some((problems) => problems.length === 0)) return [];
  const meant = options.findIndex((option) => isSameKind(given, option));
  return found[meant] ?? [`${nameOf(at)} may be ${shown(given.schema)}`];
}

/** By the discriminating field, or by the type if there is none. */
function isSameKind(given: RootedSchema, option: RootedSchema) {
  const [one, other] = [resolved(given).schema, resolved(option).schema];
  const constants = Object.entries(propertiesOf(other)).filter(([, field]) => 'const' in field);
  const same = constants.every(([name, field]) => propertiesOf(one)[name]?.const === field.const);
  return one.type === other.type && same;
}

function valueProblem(given: JsonSchema, taken: JsonSchema, at: string): string | undefined {
  const values = valuesOf(taken);
  if (values) {
    const extra = valuesOf(given)?.filter((value) => !values.includes(value)) ?? [undefined];
    if (extra.length === 0) return undefined;
    return extra[0] === undefined
      ? `${nameOf(at)} may be any ${shown(given)}`
      : `${nameOf(at)} may be ${shownValue(extra[0])}`;
  }
  if (!typesOf(given).every((type) => hasType(taken, type))) return `${nameOf(at)} may be ${shown(given)}`;
  const bound = BOUNDS.find(([keyword, isTighter]) => {
    const [limit, own] = [taken[keyword], given[keyword]];
    return typeof limit === 'number' && !valuesOf(given) && !(typeof own === 'number' && isTighter(own, limit));
  });
  if (bound) return `${nameOf(at)} may be beyond ${bound[0]} ${taken[bound[0]]}`;
  const rule = ['pattern', 'format'].find(
    (keyword) => taken[keyword] !== undefined && taken[keyword] !== given[keyword],
  );
  return rule && !valuesOf(given) ? `${nameOf(at)} need not fit ${rule} ${taken[rule]}` : undefined;
}

function objectProblems(given: RootedSchema, taken: RootedSchema, at: string, depth: number): Problems | undefined {
  const [fields, required] = [propertiesOf(given.schema), propertiesOf(taken.schema)];
  const always = (given.schema.required ?? []) as string[];
  for (const name of (taken.schema.required ?? []) as string[]) {
    if (!fields[name]) return [`${nameOf(join(at, name))} is missing`];
    if (!always.includes(name)) return [`${nameOf(join(at, name))} may be missing`];
  }
  for (const [name, field] of Object.entries(fields)) {
    const other = required[name];
    if (!other && taken.schema.additionalProperties === false) return [`${nameOf(join(at, name))} is not taken`];
    const problems = other
      ? misfits({ ...given, schema: field }, { ...taken, schema: other }, join(at, name), depth + 1)
      : [];
    if (problems.length > 0) return problems;
  }
  return undefined;
}

function itemProblems(given: RootedSchema, taken: RootedSchema, at: string, depth: number): Problems {
  const item = (of: RootedSchema) => ({ ...of, schema: of.schema.items as JsonSchema });
  return misfits(item(given), item(taken), `${at}[]`, depth + 1);
}

function alternativesOf({ schema, root }: RootedSchema): RootedSchema[] | undefined {
  const list = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (list) return list.map((one) => ({ schema: one, root }));
  return undefined;
}

/** Resolves a reference, `#/$defs/…` or `#/components/schemas/…`, and merges `allOf`. */
function resolved({ schema, root }: RootedSchema): RootedSchema {
  if (typeof schema.$ref === 'string') {
    const steps = schema.$ref.split('/').slice(1);
    const target = steps.reduce<unknown>((part, step) => (part as JsonSchema | undefined)?.[step], root);
    return resolved({ schema: (target ?? {}) as JsonSchema, root });
  }
  if (!Array.isArray(schema.allOf)) return { schema, root };
  const parts = (schema.allOf as JsonSchema[]).map((part) => resolved({ schema: part, root }).schema);
  return { schema: parts.reduce(both, { ...schema, allOf: undefined }), root };
}

const both = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  properties: { ...propertiesOf(one), ...propertiesOf(other) },
  required: [...((one.required ?? []) as string[]), ...((other.required ?? []) as string[])],
});

const propertiesOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.type === 'null' ? [null] : undefined;
}

function typesOf(schema: JsonSchema): string[] {
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map(typeOf))];
  if (schema.type === undefined) return ['anything'];
  return [schema.type].flat() as string[];
}

function typeOf(value: unknown) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function hasType({ type }: JsonSchema, given: string) {
  const types = type === undefined ? [given] : ([type].flat() as string[]);
  return types.includes(given) || (given === 'integer' && types.includes('number'));
}

const shown = (schema: JsonSchema) => (valuesOf(schema)?.map(shownValue) ?? typesOf(schema)).join(' or ');
const shownValue = (value: unknown) => JSON.stringify(value);

const join = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
const nameOf = (at: string) => (at === '' ? 'it' : at);

function firstOf<Item>(items: readonly Item[], find: (item: Item) => Problems): Problems {
  for (const item of items) {
    const problems = find(item);
    if (problems.length > 0) return problems;
  }
  return [];
}
