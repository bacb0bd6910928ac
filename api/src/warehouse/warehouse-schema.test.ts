import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StockReportSchema, WarehouseEventSchema, warehouseEventSchemas } from '@odeta/contracts/warehouse';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { warehouseSchema } from './warehouse-schema.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/orders.md'), 'utf8');
const written = [...document.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
const examples = written.filter((one) => 'orderNumber' in one);

function readSchema() {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    formats: { uri: URL.canParse, date: true, 'date-time': true },
  });
  return ajv.addSchema(warehouseSchema(), 'warehouse');
}

test('the document has an example of every warehouse event', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual(Object.keys(warehouseEventSchemas).sort());
});

test.each(examples)('the example $type matches the contracts and the published schema', (event) => {
  const ajv = readSchema();

  expect(v.safeParse(WarehouseEventSchema, event).issues).toBeUndefined();
  expect([ajv.validate('warehouse', event), ajv.errors]).toEqual([true, null]);
  expect(ajv.validate('warehouse', { ...event, sequence: 0 })).toBe(false);
});

test('the example of a report about the stock matches the contracts and the published schema', () => {
  const ajv = readSchema();
  const report = written.find(({ type }) => type === 'change');

  expect(v.safeParse(StockReportSchema, report).issues).toBeUndefined();
  expect([ajv.validate('warehouse#/$defs/report', report), ajv.errors]).toEqual([true, null]);
  expect(ajv.validate('warehouse#/$defs/report', { ...report, lines: [] })).toBe(false);
});
