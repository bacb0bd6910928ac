import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toAppSchemas, toWebSchemas } from '@odeta/contracts/app-bridge';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { APP_BRIDGE_PATH, appBridgeSchema } from './app-bridge-schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/app-bridge.md'), 'utf8');
const { examples, directions } = readExamples(document);

/** Each example message of the document, with the direction that the heading above it names. */
function readExamples(text: string) {
  const parts = text.split(/^## /m).filter((part) => /^(From the page|From the app)/.test(part));
  const all = parts.flatMap((part) => {
    const isToApp = part.startsWith('From the page');
    return [...part.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => ({
      isToApp,
      message: JSON.parse(json),
    }));
  });
  return { examples: all, directions: parts.length };
}

const validator = () =>
  new Ajv2020({ strict: true, allowUnionTypes: true, formats: { uri: URL.canParse, 'date-time': true } });

test('the published schema matches the contracts (E2, R19)', async () => {
  const { statusCode, headers, payload } = await shop.app.inject(APP_BRIDGE_PATH);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('application/schema+json');
  expect(JSON.parse(payload)).toEqual(JSON.parse(JSON.stringify(appBridgeSchema())));
});

test('the document has an example of every message in both directions', () => {
  expect(directions).toBe(2);
  const typesOf = (isToApp: boolean) =>
    [...new Set(examples.filter((example) => example.isToApp === isToApp).map(({ message }) => message.type))].sort();
  expect(typesOf(true)).toEqual(Object.keys(toAppSchemas).sort());
  expect(typesOf(false)).toEqual(Object.keys(toWebSchemas).sort());
});

test.each(examples)('the example $message.type matches the contracts and the schema', ({ isToApp, message }) => {
  const schemas: Record<string, v.GenericSchema> = isToApp ? toAppSchemas : toWebSchemas;
  const schema = schemas[message.type];
  if (!schema) throw new Error(`There is no ${message.type}`);
  expect(v.safeParse(schema, message).issues).toBeUndefined();

  const direction = isToApp ? 'toApp' : 'toWeb';
  const ajv = validator().addSchema(appBridgeSchema(), 'bridge');
  expect(ajv.validate(`bridge#/$defs/${direction}`, message)).toBe(true);
  expect(ajv.validate(`bridge#/$defs/${direction}`, { ...message, version: 2 })).toBe(false);
  expect(ajv.validate(`bridge#/$defs/${direction}`, { ...message, payload: null })).toBe(false);
});
