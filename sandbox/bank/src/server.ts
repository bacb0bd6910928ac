import process from 'node:process';
import { runSimulator } from '@odeta/sandbox-scaffold/run';
import * as v from 'valibot';
import { buildSandbox } from './app.ts';
import { SandboxConfigSchema } from './config.ts';

/** Runs the test bank in a process of its own. */
const config = v.parse(SandboxConfigSchema, process.env);
await runSimulator(buildSandbox(config), config);
