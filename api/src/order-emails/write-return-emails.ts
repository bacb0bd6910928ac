import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { readOrderItems } from '../orders/confirmation/confirm.repository.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { readReturnedLines, readReturnRow } from '../returns/return-views.repository.ts';
import type { About } from './order-views.ts';
import { type AboutReturn, returnAnsweredView, returnReceivedView, returnRegisteredView } from './return-views.ts';

interface Deps {
  db: Kysely<Database>;
  layout: EmailLayout;
  read(email: QueuedEmail): Promise<About>;
}

export function returnEmailWriters({ db, layout, read }: Deps) {
  async function readAll(email: QueuedEmail): Promise<AboutReturn> {
    const about = await read(email);
    const { returnId = '' } = email.data;
    const lines = await readReturnedLines(db, returnId);
    return {
      about: { ...about, terms: undefined, items: await readOrderItems(db, about.order.id) },
      row: await readReturnRow(db, returnId),
      pieces: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    };
  }

  return {
    'return-registered': async (email) => {
      const data = await readAll(email);
      // It was cancelled before the e-mail was due.
      return data.row.state === 'cancelled' ? null : layout(returnRegisteredView(data));
    },
    'return-received': async (email) => layout(returnReceivedView(await readAll(email))),
    'return-answered': async (email) => layout(returnAnsweredView(await readAll(email))),
  } satisfies Record<string, WriteEmail>;
}
