import path from 'node:path';
import { AddressSchema, processEntries, seconds } from '@odeta/sandbox-scaffold/config';
import * as v from 'valibot';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** The environment variables of the test bank, parsed once. `docs/environment.md` is generated from these descriptions. */
export const SandboxConfigSchema = v.object({
  ...processEntries(3070),
  DATA_DIR: v.optional(v.string(), path.join(workspace, '.data')),
  SANDBOX_NOTIFY_URL: v.pipe(
    v.optional(AddressSchema),
    v.description('Address for webhooks of the test bank; without it the shop has to ask the bank'),
  ),
  SANDBOX_BLIK_SECONDS: seconds({ usual: 4, description: 'How long the test bank takes to decide on a BLIK code' }),
  SANDBOX_REFUND_SECONDS: seconds({
    usual: 4,
    description: 'How long the test bank takes to send a refund that it has accepted; 0: at once',
  }),
});
export type SandboxConfig = v.InferOutput<typeof SandboxConfigSchema>;
