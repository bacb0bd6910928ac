import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { buildSandbox, SandboxConfigSchema } from './app.ts';

test.each(['/health', '/sandbox-pay/style.css', '/sandbox-pay/pay/none', '/none', '/%'])(
  'the response for %s forbids content type sniffing',
  async (url) => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    const app = buildSandbox(v.parse(SandboxConfigSchema, { APP_SECRET: 's'.repeat(40), DATA_DIR }));

    const { headers } = await app.inject({ url });
    await app.close();

    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);
