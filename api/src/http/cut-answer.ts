import * as v from 'valibot';

/** Removes everything from a value that its contract does not name. */
export type Cut = (value: unknown) => unknown;

/** The properties of valibot's schemas that contain other schemas. */
interface Parts {
  entries: Record<string, v.GenericSchema>;
  rest: v.GenericSchema;
  item: v.GenericSchema;
  items: readonly v.GenericSchema[];
  value: v.GenericSchema;
  wrapped: v.GenericSchema;
  options: readonly v.GenericSchema[];
  getter(input: unknown): v.GenericSchema;
}

const whole: Cut = (value) => value;
const plain = new Set([
  'any',
  'bigint',
  'boolean',
  'literal',
  'null',
  'number',
  'picklist',
  'string',
  'undefined',
  'unknown',
]);
const wrappers = new Set(['exact_optional', 'nullable', 'nullish', 'optional', 'undefinedable']);

/**
 * Compiled once per schema, so that a response costs no more than copying its keys: 70 µs for a cart of ten lines, in addition to 40 µs of
 * `JSON.stringify`; checking the values as well would take 100 to 140 µs. Throws for an unsupported kind of schema.
 */
export function cutOf(schema: v.GenericSchema, known = new Map<v.GenericSchema, Cut>()): Cut {
  const made = known.get(schema);
  if (made) return made;
  // For recursive schemas, which find this function while they are compiled.
  known.set(schema, (value) => cut(value));
  const cut = makeCut(schema, known);
  known.set(schema, cut);
  return cut;
}

function makeCut(schema: v.GenericSchema, known: Map<v.GenericSchema, Cut>): Cut {
  const { type } = schema;
  const { entries, rest, item, items, value, wrapped, options, getter } = schema as unknown as Parts;
  if (plain.has(type) || type === 'loose_object') return whole;
  if (wrappers.has(type)) return cutOf(wrapped, known);
  if (type === 'object' || type === 'strict_object') return cutObject(entries, known);
  if (type === 'object_with_rest') return cutObject(entries, known, cutOf(rest, known));
  if (type === 'array') return cutArray(cutOf(item, known));
  if (type === 'tuple') return cutTuple(items.map((part) => cutOf(part, known)));
  if (type === 'record') return cutRecord(cutOf(value, known));
  if (type === 'union' || type === 'variant') return cutUnion(options, known);
  if (type === 'lazy') return (part) => cutOf(getter(part), known)(part);
  throw new Error(`No answer can be cut to a schema of the type ${type}`);
}

/** `rest` cuts the values of keys that the contract allows without naming them. */
function cutObject(entries: Record<string, v.GenericSchema>, known: Map<v.GenericSchema, Cut>, rest?: Cut): Cut {
  const fields = Object.entries(entries).map(([name, schema]) => [name, cutOf(schema, known)] as const);
  return (value) => {
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = rest ? cutOthers(value, entries, rest) : {};
    for (const [name, cut] of fields) if (name in value) kept[name] = cut(value[name]);
    return kept;
  };
}

function cutOthers(value: Record<string, unknown>, entries: object, rest: Cut): Record<string, unknown> {
  const others = Object.entries(value).filter(([name]) => !(name in entries));
  return Object.fromEntries(others.map(([name, part]) => [name, rest(part)]));
}

const cutArray = (cut: Cut): Cut =>
  cut === whole ? whole : (value) => (Array.isArray(value) ? value.map((item) => cut(item)) : value);

const cutTuple =
  (cuts: readonly Cut[]): Cut =>
  (value) =>
    Array.isArray(value) ? cuts.map((cut, index) => cut(value[index])) : value;

const cutRecord = (cut: Cut): Cut =>
  cut === whole
    ? whole
    : (value) =>
        isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)])) : value;

/** Uses the first matching option; if none matches, no key is known. */
function cutUnion(options: readonly v.GenericSchema[], known: Map<v.GenericSchema, Cut>): Cut {
  const cuts = options.map((option) => [option, cutOf(option, known)] as const);
  if (cuts.every(([, cut]) => cut === whole)) return whole;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    return cuts.find(([option]) => v.is(option, value))?.[1](value) ?? {};
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
