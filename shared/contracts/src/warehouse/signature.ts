/** Header of a request between warehouse and shop: `t=<milliseconds>,v1=<HMAC-SHA256 in hex>`. */
export const WAREHOUSE_SIGNATURE = 'warehouse-signature';

/** What is signed: time, method, path with its query, and the body as it is sent. */
export const signedWarehouseText = (request: { time: number | string; method: string; path: string; body: string }) =>
  `${request.time}.${request.method} ${request.path}.${request.body}`;

/** Below the address of the shop. */
export const WAREHOUSE_PATH = '/api/warehouse/v1';
