import { AddressSchema, processEntries, seconds } from '@odeta/sandbox-scaffold/config';
import * as v from 'valibot';

/** The environment variables of the demonstration warehouse, parsed once. `docs/environment.md` is generated from these descriptions. */
export const WarehouseConfigSchema = v.object({
  ...processEntries(3075),
  SANDBOX_WAREHOUSE_SHOP: v.pipe(
    v.optional(AddressSchema, 'http://127.0.0.1:3900'),
    v.description('Address of `api` for a demonstration warehouse in its own process'),
  ),
  SANDBOX_WAREHOUSE_SECONDS: seconds({
    usual: 15,
    least: 0.1,
    description: 'How long the demonstration warehouse takes for a step of each order in automatic mode',
  }),
});
export type WarehouseConfig = v.InferOutput<typeof WarehouseConfigSchema>;
