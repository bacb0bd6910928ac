import type { Kysely } from 'kysely';
import { bloggerEmailWriters } from './bloggers/blogger-emails.ts';
import { passkeyEmailWriters } from './customers/passkeys/passkey-emails.ts';
import { personalDataEmailWriters } from './customers/personal-data/personal-data-emails.ts';
import { securityEmailWriters } from './customers/security/security-emails.ts';
import { smsEmailWriters } from './customers/sms-log-in/sms-emails.ts';
import type { Database } from './db/database.ts';
import type { Clock } from './db/database-clock.ts';
import { helpEmailWriters } from './help/help-emails.ts';
import { createEmailLayout } from './mail/write-email.ts';
import { newsletterEmailWriters } from './newsletter/newsletter-emails.ts';
import { orderCodeEmailWriters } from './order-codes/order-code-emails.ts';
import { orderEmailWriters } from './order-emails/write-order-emails.ts';
import type { Sending } from './outbox/send-emails.ts';
import type { SettingsSource } from './settings/settings-source.ts';
import { stockNoticeEmailWriters } from './stock-notices/stock-notice-emails.ts';

/** One writer for each kind of e-mail in the outbox. */
export function emailWriters(deps: {
  db: Kysely<Database>;
  settings: Pick<SettingsSource, 'of'>;
  secret: string;
  clock: Clock;
}): Sending['writers'] {
  const layout = createEmailLayout();
  return {
    ...orderEmailWriters({ ...deps, layout }),
    ...orderCodeEmailWriters({ ...deps, layout }),
    ...newsletterEmailWriters({ ...deps, layout }),
    ...helpEmailWriters({ ...deps, layout }),
    ...securityEmailWriters({ ...deps, layout }),
    ...passkeyEmailWriters({ ...deps, layout }),
    ...smsEmailWriters({ ...deps, layout }),
    ...personalDataEmailWriters({ ...deps, layout }),
    ...bloggerEmailWriters({ ...deps, layout }),
    ...stockNoticeEmailWriters({ ...deps, layout }),
  };
}
