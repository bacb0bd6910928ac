import { checkItems } from '@odeta/contracts';
import type { JsonSchema, Uses } from '@odeta/delivery/releases/uses';
import { createDeployWorld, type DeployWorld, findBroken } from '../../testing/deploy-world.ts';
import { everyUse } from '../../testing/every-use.ts';
import { askedSchema } from '../uses/asked-schema.ts';
import { partsOf } from '../uses/describe-uses.ts';
import { readOwnApi } from './api-documents.ts';
import { findApiMisfits, type OpenApi } from './api-edges.ts';

let world: DeployWorld;
beforeAll(async () => {
  world = await createDeployWorld();
});

const operation = (api: OpenApi, { method, path }: { method: string; path: string }) =>
  api.paths[`/api${path}`]?.[method.toLowerCase()] as NonNullable<OpenApi['paths'][string]['get']>;

interface ObjectPart {
  $ref?: string;
  properties: Record<string, JsonSchema>;
  required: string[];
}

const schemaIn = (content: unknown) =>
  (content as { content: Record<string, { schema: ObjectPart }> }).content['application/json']?.schema as ObjectPart;
const payloadOf = (api: OpenApi) => schemaIn(operation(api, checkItems).requestBody);
const answerOf = (api: OpenApi) => {
  const body = schemaIn(operation(api, checkItems).responses['200']).properties.body as unknown as ObjectPart;
  return body.$ref ? partOf(api, body.$ref.split('/').at(-1) ?? '') : body;
};
const partOf = (api: OpenApi, name: string) =>
  (api.components as { schemas: Record<string, ObjectPart> }).schemas[name] as ObjectPart;

const CHECK = 'POST /checkout/items/check';

const broken: [what: string, edit: (api: OpenApi) => void, thing: string, why: string | RegExp][] = [
  ['without an endpoint', (api) => void delete api.paths[`/api${checkItems.path}`], CHECK, 'the API does not have it'],
  [
    'that needs another field of a request',
    (api) => {
      payloadOf(api).properties.reason = { type: 'string' };
      payloadOf(api).required.push('reason');
    },
    CHECK,
    'the request: reason is missing',
  ],
  [
    'that takes another type in a request',
    (api) => {
      payloadOf(api).properties.cartEntryIds = { type: 'string' };
    },
    CHECK,
    'the request: cartEntryIds may be array',
  ],
  [
    'that answers without a field',
    (api) => void delete answerOf(api).properties.summary,
    CHECK,
    'the answer: summary is missing',
  ],
  [
    'that answers with a field at times only',
    (api) => void answerOf(api).required.splice(answerOf(api).required.indexOf('summary'), 1),
    CHECK,
    'the answer: summary may be missing',
  ],
  [
    'that answers with nothing in place of a list',
    (api) => {
      answerOf(api).properties.cartItems = { anyOf: [answerOf(api).properties.cartItems, { type: 'null' }] };
    },
    CHECK,
    'the answer: cartItems may be null',
  ],
];

test.each(broken)('an API %s breaks only the affected call', async (_, edit, thing, why) => {
  const api = structuredClone(world.api);
  edit(api);

  const edges = await findBroken(world.cart, { live: [world.shell], api });

  expect(edges).toEqual([{ user: 'cart@1', provider: 'api', thing, why }]);
});

const unrelated: [what: string, edit: (api: OpenApi) => void][] = [
  ['that is the same', () => {}],
  ['with another endpoint', (api) => Object.assign(api.paths, { '/api/points': {} })],
  ['without an endpoint of another unit', (api) => void delete api.paths['/api/catalog/home']],
  ['that takes another field', (api) => Object.assign(payloadOf(api).properties, { reason: { type: 'string' } })],
  ['that answers more', (api) => Object.assign(answerOf(api).properties, { points: { type: 'number' } })],
  ['with another text of help', (api) => Object.assign(answerOf(api), { description: 'What is in the cart.' })],
];

test.each(unrelated)('an API %s breaks nothing', async (_, edit) => {
  const api = structuredClone(world.api);
  edit(api);

  expect(await findBroken(world.cart, { live: [world.shell], api })).toEqual([]);
});

test('every call of the contracts is compatible with the API of the same sources', async () => {
  const endpoints = everyUse();

  expect(Object.keys(endpoints).length).toBeGreaterThan(90);
  expect(findApiMisfits({ endpoints }, await readOwnApi())).toEqual([]);
});

test('a shared response schema that loses a field breaks the calls that read the field', () => {
  const api = structuredClone(world.api);
  const item = partOf(api, 'CartItem');
  delete item.properties.name;

  const things = findApiMisfits({ endpoints: world.cart.uses?.endpoints ?? {} }, api).map(({ thing }) => thing);

  expect(things).toContain(CHECK);
});

test('an optional field of a request that the API does not know breaks the calls of the units that mention it', () => {
  const { payload, ...call } = partsOf(checkItems) as Uses['endpoints'][string];
  const declared = { ...payload, properties: { ...(payload?.properties as object), note: { type: 'string' } } };
  const asked = (names: string[]) => {
    const endpoints = { [CHECK]: { ...call, payload: askedSchema(declared, new Set(names)) } };
    return findApiMisfits({ endpoints }, world.api);
  };

  expect(asked([])).toEqual([]);
  expect(asked(['note'])).toEqual([{ thing: CHECK, why: 'the request: note is not taken' }]);
});

test('what the API calls a part of a path does not matter, but what it may be does', () => {
  const id = { type: 'string', pattern: '^[0-9]{1,9}$' };
  const params = { type: 'object', properties: { orderId: id }, required: ['orderId'] };
  const endpoints = { 'GET /orders/{orderId}': { params, answer: {} } };
  const misfitOf = (path: string, schema: JsonSchema) => {
    const get = { parameters: [{ name: 'id', in: 'path', required: true, schema }], responses: {} };
    return findApiMisfits({ endpoints }, { paths: { [`/api${path}`]: { get } } })[0]?.why;
  };

  expect(misfitOf('/orders/{id}', id)).toBeUndefined();
  expect(misfitOf('/orders/{id}', { type: 'number' })).toMatch(/^the request: id /);
  expect(misfitOf('/orders/{id}/lines', id)).toBe('the API does not have it');
});
