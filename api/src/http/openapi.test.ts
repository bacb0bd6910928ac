import { BOT_PROOF_HEADER, commonProblems, type Endpoint, IDEMPOTENCY_HEADER, placeOrder } from '@odeta/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { apiErrorStatuses } from './api-error.ts';

interface Content {
  content: Record<string, { schema: { properties: Record<string, unknown>; allOf: unknown[] } }>;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: object[];
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let shop: TestShop;
let text: string;
let document: OpenApi;
beforeAll(async () => {
  shop = await openTestShop({ documentPage: true });
  text = (await shop.app.inject('/api/openapi.json')).payload;
  document = JSON.parse(text);
});
afterAll(() => shop.close());

const operationOf = ({ method, path }: Endpoint) => document.paths[`/api${path}`]?.[method.toLowerCase()];

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();

  expect(await validator.validate(JSON.parse(text))).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the document contains exactly the schemas that it references', () => {
  const targets = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target));
  const names = Object.keys(document.components.schemas);

  expect([...targets].sort()).toEqual(names.map((name) => `#/components/schemas/${name}`).sort());
  expect(names).toEqual(expect.arrayContaining(['CartItem', 'MenuEntry', 'Message', 'Problem', 'Summary']));
});

test.each(everyEndpoint)('%s is documented with its parameters, payload, response and security', (name, endpoint) => {
  const operation = operationOf(endpoint);

  expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
  const answer = operation?.responses[200]?.content['application/json']?.schema;
  expect(Object.keys(answer?.properties ?? {})).toEqual(['success', 'body', 'messages']);
  const sent = operation?.requestBody?.content['application/json']?.schema;
  expect(Object.keys(sent?.properties ?? {})).toEqual(fieldsOf(endpoint.payload));
  const named = (place: string) => operation?.parameters.filter((one) => one.in === place).map((one) => one.name);
  expect([named('path'), named('query')]).toEqual([fieldsOf(endpoint.params), fieldsOf(endpoint.query)]);
  expect(operation?.security !== undefined).toBe(endpoint.method === 'POST' || endpoint.path.startsWith('/partners/'));
});

test.each(everyEndpoint)('%s documents its errors by status', (_, endpoint) => {
  const responses = operationOf(endpoint)?.responses ?? {};
  const refused = Object.entries(responses).filter(([status]) => status !== '200');

  const codes = refused.map(([status, { content }]) => [status, content['application/problem+json']?.schema.allOf[1]]);

  const statuses: Record<string, number> = apiErrorStatuses;
  const own = Object.groupBy(endpoint.problems ?? [], (code) => String(statuses[code]));
  const withCommon = Object.entries(own).map(([status, list]) => [
    status,
    [...(list ?? []), ...commonProblems.filter((code) => String(statuses[code]) === status)],
  ]);
  const expected = [...withCommon, ['default', commonProblems]];
  expect(codes).toEqual(expected.map(([status, list]) => [status, { properties: { code: { enum: list } } }]));
  expect(codes.map(([status]) => status)).not.toContain('undefined');
});

test('the idempotency and bot proof headers of an order are documented as optional', () => {
  const parameters = operationOf(placeOrder)?.parameters;

  expect(parameters).toEqual([
    expect.objectContaining({ name: IDEMPOTENCY_HEADER, in: 'header', required: false }),
    expect.objectContaining({ name: BOT_PROOF_HEADER, in: 'header', required: false }),
  ]);
});

test('the documentation page loads and runs only its own files', async () => {
  const { statusCode, headers, payload } = await shop.app.inject('/api/docs');
  const policy = String(headers['content-security-policy']);

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(payload).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  for (const [, address = ''] of payload.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const { pathname } = new URL(address, 'http://sk.localhost/api/docs');
    expect([pathname, (await shop.app.inject(pathname)).statusCode]).toEqual([pathname, 200]);
  }
  expect((await shop.app.inject('/api/docs/json')).json()).toEqual(document);
});

const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
