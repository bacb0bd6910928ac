import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';
import { startMailServer } from './mail-server.ts';
import { openTestShop } from './shop.ts';

/**
 * What outlives the servers that a test kills: a PostgreSQL of its own with the goods of the tests, and a mail server. `onMail` is
 * called while an e-mail is on its way.
 */
export async function openKilledShop({ onMail }: { onMail?: () => Promise<void> } = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-killed-shop-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const shop = await openTestShop({ url: postgres.url });
  const mail = await startMailServer({ onData: onMail });
  return {
    postgres,
    shop,
    mail,
    async close() {
      await mail.stop();
      await shop.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type KilledShop = Awaited<ReturnType<typeof openKilledShop>>;
