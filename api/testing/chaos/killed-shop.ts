import { startMailServer } from '../servers/mail-server.ts';
import { openTestShop } from '../shop/shop.ts';

/**
 * The parts that outlive the servers that a test kills: a shop's database, and a mail server. `onMail` is called while an e-mail is being
 * received.
 */
export async function openKilledShop({ onMail }: { onMail?: () => Promise<void> } = {}) {
  const shop = await openTestShop();
  const mail = await startMailServer({ onData: onMail });
  return {
    shop,
    mail,
    async close() {
      await mail.stop();
      await shop.close();
    },
  };
}
export type KilledShop = Awaited<ReturnType<typeof openKilledShop>>;
