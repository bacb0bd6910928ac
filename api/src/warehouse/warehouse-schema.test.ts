import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WarehouseEventSchema, warehouseEventSchemas } from '@odeta/contracts/warehouse';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { warehouseSchema } from './warehouse-schema.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/orders.md'), 'utf8');
const examples = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));

test('the document has an example of every warehouse event', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual(Object.keys(warehouseEventSchemas).sort());
});

test.each(examples)('the example $type matches the contracts and the published schema', (event) => {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    formats: { uri: URL.canParse, date: true, 'date-time': true },
  });
  ajv.addSchema(warehouseSchema(), 'warehouse');

  expect(v.safeParse(WarehouseEventSchema, event).issues).toBeUndefined();
  expect([ajv.validate('warehouse', event), ajv.errors]).toEqual([true, null]);
  expect(ajv.validate('warehouse', { ...event, sequence: 0 })).toBe(false);
});
