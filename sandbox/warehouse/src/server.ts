import process from 'node:process';
import { runSimulator } from '@odeta/sandbox-scaffold/run';
import * as v from 'valibot';
import { buildWarehouse } from './app.ts';
import { WarehouseConfigSchema } from './config.ts';

/** Runs the demonstration warehouse in a process of its own. */
const config = v.parse(WarehouseConfigSchema, process.env);
await runSimulator(buildWarehouse(config), config);
