/** Header of a request between warehouse and shop: `t=<milliseconds>,v1=<HMAC-SHA256 in hex>`. */
export const WAREHOUSE_SIGNATURE = 'warehouse-signature';

/** The signed text: time, method, path with query, and the body as sent. */
export const signedWarehouseText = (request: { time: number | string; method: string; path: string; body: string }) =>
  `${request.time}.${request.method} ${request.path}.${request.body}`;

/** Path below the shop's address. */
export const WAREHOUSE_PATH = '/api/warehouse/v1';
