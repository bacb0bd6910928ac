import {
  StockOutcomeSchema,
  stockReportSchemas,
  WAREHOUSE_PATH,
  WAREHOUSE_VERSION,
  WarehouseOrdersSchema,
  WarehouseOutcomeSchema,
  WarehouseStockSchema,
  warehouseEventSchemas,
} from '@odeta/contracts/warehouse';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The path of this version's schema, for integrators of a warehouse. */
export const WAREHOUSE_SCHEMA_PATH = `${WAREHOUSE_PATH}.json`;

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', ignoreActions: ['trim', 'check'] });
  return json;
}

/**
 * JSON Schema 2020-12: `#/$defs/event` is an event, `outcome` the response to it, `orders` the list of orders, `report` what is said of the
 * stock, `reportOutcome` the response to it, `stock` the list of the stock.
 */
export function warehouseSchema(): object {
  const events = Object.entries(warehouseEventSchemas).map(([type, schema]) => [`event.${type}`, schemaOf(schema)]);
  const reports = Object.entries(stockReportSchemas).map(([type, schema]) => [`report.${type}`, schemaOf(schema)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: WAREHOUSE_SCHEMA_PATH,
    title: `Odeta warehouse port, version ${WAREHOUSE_VERSION}`,
    $ref: '#/$defs/event',
    $defs: {
      event: { oneOf: events.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries(events),
      outcome: schemaOf(WarehouseOutcomeSchema),
      orders: schemaOf(WarehouseOrdersSchema),
      report: { oneOf: reports.map(([name]) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries(reports),
      reportOutcome: schemaOf(StockOutcomeSchema),
      stock: schemaOf(WarehouseStockSchema),
    },
  };
}
