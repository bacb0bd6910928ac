import * as v from 'valibot';
import { WAREHOUSE_VERSION } from './warehouse-event.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const SkuSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.description('Of a colour and size'));

const ExpectedSchema = v.pipe(
  v.optional(CountSchema),
  v.description('How many pieces come within 3 to 4 weeks, all together; left out: as before'),
);

const head = {
  version: v.literal(WAREHOUSE_VERSION),
  id: v.pipe(
    v.string(),
    v.regex(/^[\w .:-]{1,64}$/),
    v.description('The same each time that the report is sent again'),
  ),
  at: v.pipe(v.string(), v.isoTimestamp(), v.description('When it was so in the warehouse, in UTC')),
};

const linesOf = <Line extends v.GenericSchema<{ sku: string }>>(line: Line) =>
  v.pipe(
    v.array(line),
    v.minLength(1),
    v.maxLength(1000),
    v.check((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length, 'Each sku once'),
  );

/** What the warehouse says of its stock, by type. */
export const stockReportSchemas = {
  count: v.pipe(
    v.object({
      ...head,
      type: v.literal('count'),
      lines: linesOf(
        v.object({
          sku: SkuSchema,
          quantity: v.pipe(CountSchema, v.description('All pieces in the house, also in parcels that have not left')),
          expected: ExpectedSchema,
        }),
      ),
    }),
    v.description('Counted pieces. What happened before `at` is in it, whenever it is reported.'),
  ),
  change: v.pipe(
    v.object({
      ...head,
      type: v.literal('change'),
      lines: linesOf(
        v.object({
          sku: SkuSchema,
          quantity: v.pipe(
            v.number(),
            v.integer(),
            v.minValue(-100_000),
            v.maxValue(100_000),
            v.description('Pieces that came, or with a minus that were lost; not those of orders and returns'),
          ),
          expected: ExpectedSchema,
        }),
      ),
    }),
    v.description('A delivery, or pieces that are lost or damaged.'),
  ),
};

export const StockReportSchema = v.variant('type', [stockReportSchemas.count, stockReportSchemas.change]);
export type StockReport = v.InferOutput<typeof StockReportSchema>;

export const stockLineOutcomes = ['applied', 'older', 'unknown-sku'] as const;

export const StockOutcomeSchema = v.object({
  lines: v.array(
    v.object({
      sku: v.string(),
      outcome: v.pipe(
        v.picklist(stockLineOutcomes),
        v.description('`older`: a later count already has it, so that nothing changed'),
      ),
    }),
  ),
});
export type StockOutcome = v.InferOutput<typeof StockOutcomeSchema>;

export const StockLineSchema = v.object({
  sku: v.string(),
  onHand: v.pipe(v.number(), v.description('Pieces in the house, less those that a count did not find')),
  reserved: v.pipe(v.number(), v.description('Pieces of open orders')),
  expected: v.number(),
  preordered: v.pipe(v.number(), v.description('Of the expected pieces')),
  countedAt: v.pipe(v.nullable(v.string()), v.description('Time of the latest count')),
});

export const WarehouseStockSchema = v.object({
  lines: v.array(StockLineSchema),
  next: v.pipe(v.nullable(v.string()), v.description('`after` of the next page')),
});
export type WarehouseStock = v.InferOutput<typeof WarehouseStockSchema>;
