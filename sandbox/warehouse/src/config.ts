import * as v from 'valibot';

/** The environment variables of the demonstration warehouse, parsed once. `docs/environment.md` is generated from these descriptions. */
export const WarehouseConfigSchema = v.object({
  PORT: v.pipe(v.optional(v.string(), '3075'), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number)),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_SECRET: v.pipe(v.string(), v.minLength(32, 'needs at least 32 characters')),
  SANDBOX_WAREHOUSE_SHOP: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address')), 'http://127.0.0.1:3900'),
    v.description('Address of `api` for a demonstration warehouse in its own process'),
  ),
  SANDBOX_WAREHOUSE_SECONDS: v.pipe(
    v.optional(v.string(), '15'),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.minValue(0.1, 'must be at least 0.1'),
    v.description('How long the demonstration warehouse takes for a step of each order in automatic mode'),
  ),
});
export type WarehouseConfig = v.InferOutput<typeof WarehouseConfigSchema>;
