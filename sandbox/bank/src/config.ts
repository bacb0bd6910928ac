import path from 'node:path';
import * as v from 'valibot';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** The environment variables of the test bank, parsed once. `docs/environment.md` is generated from these descriptions. */
export const SandboxConfigSchema = v.object({
  PORT: v.pipe(v.optional(v.string(), '3070'), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number)),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_SECRET: v.pipe(v.string(), v.minLength(32, 'needs at least 32 characters')),
  DATA_DIR: v.optional(v.string(), path.join(workspace, '.data')),
  SANDBOX_NOTIFY_URL: v.pipe(
    v.optional(v.pipe(v.string(), v.url('must be an address'))),
    v.description('Address for webhooks of the test bank; without it the shop has to ask the bank'),
  ),
  SANDBOX_BLIK_SECONDS: v.pipe(
    v.optional(v.string(), '4'),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.description('How long the test bank takes to decide on a BLIK code'),
  ),
  SANDBOX_REFUND_SECONDS: v.pipe(
    v.optional(v.string(), '4'),
    v.regex(/^\d+(\.\d+)?$/, 'must be a number of seconds'),
    v.transform(Number),
    v.description('How long the test bank takes to send a refund that it has accepted; 0: at once'),
  ),
});
export type SandboxConfig = v.InferOutput<typeof SandboxConfigSchema>;
