import type { Endpoint, ObjectSchema } from '@odeta/contracts';
import * as v from 'valibot';

/** Input that an endpoint must refuse, generated from its contract. */
export interface BadInput {
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  payload: unknown;
}

type Part = 'params' | 'query' | 'payload';

/** For a part of a map. */
const bounds = { west: 17, south: 48, east: 17.2, north: 48.2 };

/** Of a passkey. */
const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };

const samples = [
  '1',
  'kabat',
  'courier',
  'categories',
  'x',
  1,
  true,
  [],
  {},
  null,
  '2026-11-21',
  '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11',
  'SK000001#balikobox',
  '0123456789abcdef',
  `1-${'x'.repeat(43)}`,
  'x'.repeat(43),
  bounds,
  [{ variantId: '1', quantity: 1 }],
  'http://partner.localhost',
  { platform: 'ios', token: 'a1'.repeat(32) },
  {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
];
const wrong: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['a huge number', 1e15],
  ['text', 'x'],
  ['empty text', ''],
  ['endless text', 'x'.repeat(30_000)],
  ['a list', ['x']],
  ['a list of nothing', [null]],
  ['a list of numbers', [7]],
  ['a list of lists', [['1']]],
  ['a list of negative ids', ['-1']],
  ['a long list', Array(2000).fill('1')],
  ['an object', { x: 1 }],
  ['truth', true],
  ['html', '<script>alert(1)</script>'],
  ['sql', "'; drop table cart; --"],
];

/** Valid by the contracts, but not storable in PostgreSQL. */
const unstorable: [string, unknown][] = [
  ['half a character', '\ud800'],
  ['the character NUL', 'a\0b'],
];

/** For every field of every part of the endpoint: every kind of value that its schema refuses. */
export function badInputsOf(endpoint: Endpoint): BadInput[] {
  const good = goodInputOf(endpoint);
  const parts = (['params', 'query', 'payload'] as const).filter((part) => endpoint[part]);
  return parts.flatMap((part) => {
    const schema = endpoint[part] as ObjectSchema;
    const fields = Object.keys(schema.entries);
    const inputs = (kinds: typeof wrong) =>
      fields.flatMap((field) =>
        kinds.map(([kind, value]) => ({
          name: `${part}.${field} is ${kind}`,
          input: { ...good[part], [field]: asSent(part, value) },
        })),
      );
    const bad = inputs(wrong).filter(({ input }) => !v.is(schema, input));
    if (part === 'payload') bad.push(...inputs(unstorable));
    return bad.map(({ name, input }) => ({ ...good, name, [part]: input }));
  });
}

/** Some valid input, which need not make sense. */
export function goodInputOf(endpoint: Endpoint) {
  return {
    params: goodPart(endpoint.params) as Record<string, string>,
    query: goodPart(endpoint.query) as Record<string, string>,
    payload: goodPart(endpoint.payload as ObjectSchema | undefined),
  };
}

function goodPart(schema: ObjectSchema | undefined): Record<string, unknown> {
  const entries = Object.entries(schema?.entries ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, entry]) => (v.is(entry, undefined) ? [] : [[name, sampleOf(entry)]])),
  );
}

/** Picklists and literals define their values; for other schemas one of the samples is valid. */
function sampleOf(schema: v.GenericSchema): unknown {
  const known = schema as v.GenericSchema & { options?: unknown[]; literal?: unknown };
  if (known.literal !== undefined) return known.literal;
  if (known.type === 'picklist') return known.options?.[0];
  const found = samples.find((sample) => v.is(schema, sample));
  if (found === undefined) throw new Error(`No sample fits ${schema.type}: add one`);
  return found;
}

/** Paths and queries contain only text. */
const asSent = (part: Part, value: unknown) => (part === 'payload' || value === undefined ? value : String(value));
