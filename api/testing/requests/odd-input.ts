import type { Endpoint, ObjectSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { customers } from '../people/buyer.ts';
import { goodInputOf } from './bad-input.ts';

/** An unusual value in one field of otherwise valid input. */
export interface OddInput {
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  payload: Record<string, unknown> | undefined;
}

type Part = 'params' | 'query' | 'payload';

const UUID = '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11';

/** Values that a contract may accept as text, but that a database or a parser interprets differently. */
const oddTexts = [
  'abc',
  'infinity',
  '0000-00-00',
  '1800-01-01',
  '2026-02-31',
  '12026-01-01',
  '-'.repeat(36),
  UUID.replaceAll('-', 'a'),
  `{${UUID.slice(1, -1)}}`,
  UUID,
  '-1',
  '1e400',
  '9'.repeat(18),
  '٣٤',
  '\u0130@example.sk',
  '\u202e👩‍👩‍👧',
  '%_\\',
  "'[",
  '\t\n',
  '__proto__',
  'x'.repeat(1000),
] as const;

const oddValues: readonly unknown[] = [
  ...oddTexts,
  0,
  -0,
  1,
  99,
  2 ** 31,
  2 ** 53,
  1e15,
  1e308,
  0.1,
  true,
  false,
  null,
  [],
  {},
  ...oddTexts.map((text) => [text]),
  { constructor: 1 },
  { a: { b: [{ c: null }] } },
  Array(100).fill('1'),
];

/**
 * Every unusual value for every field of the endpoint that its contract accepts. With `oneOf` 3 each value is used for one field of three.
 */
export function oddInputsOf(endpoint: Endpoint, { oneOf = 1 } = {}): OddInput[] {
  const usual = usualInputOf(endpoint);
  return (['params', 'query', 'payload'] as const).flatMap((part) => {
    const { entries = {} } = (endpoint[part] as ObjectSchema | undefined) ?? {};
    return Object.entries(entries).flatMap(([field, schema], place) =>
      valuesFor(part, schema)
        .filter((_, index) => (index + place + endpoint.path.length) % oneOf === 0)
        .map((value) => ({
          ...usual,
          name: `${part}.${field} is ${JSON.stringify(value).slice(0, 60)}`,
          [part]: { ...usual[part], [field]: value },
        })),
    );
  });
}

/** Paths and queries contain only text. */
const valuesFor = (part: Part, schema: v.GenericSchema) =>
  (part === 'payload' ? oddValues : oddTexts).filter((value) => v.is(schema, value));

/** Meaningful input: an unusual value is only processed if everything else is valid. */
export function usualInputOf(endpoint: Endpoint) {
  const { params, query, payload } = goodInputOf(endpoint);
  const person: Record<string, unknown> = { ...customers.sk, password: 'Odeta-2026', birthday: '1990-03-24' };
  const fields = Object.keys((endpoint.payload as ObjectSchema | undefined)?.entries ?? {});
  const known = fields.filter((field) => field in person).map((field) => [field, person[field]]);
  return { params, query, payload: endpoint.payload && { ...payload, ...Object.fromEntries(known) } };
}
