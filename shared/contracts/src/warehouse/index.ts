export { signedWarehouseText, WAREHOUSE_PATH, WAREHOUSE_SIGNATURE } from './signature.ts';
export {
  WAREHOUSE_VERSION,
  type WarehouseEvent,
  type WarehouseEventOf,
  WarehouseEventSchema,
  type WarehouseEventType,
  type WarehouseOutcome,
  WarehouseOutcomeSchema,
  type WarehouseRefusal,
  warehouseEventSchemas,
  warehouseRefusals,
} from './warehouse-event.ts';
export {
  type WarehouseOrder,
  WarehouseOrderSchema,
  type WarehouseOrders,
  WarehouseOrdersSchema,
} from './warehouse-order.ts';
export {
  type StockOutcome,
  StockOutcomeSchema,
  type StockReport,
  StockReportSchema,
  stockReportSchemas,
  type WarehouseStock,
  WarehouseStockSchema,
} from './warehouse-stock.ts';
