import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { filesIssuedWith } from '../invoices/invoice-file.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { readGivenBack } from '../orders/changing/given-back-data.ts';
import { readOrderItems } from '../orders/confirmation/confirm.repository.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { amendedView } from './amended-view.ts';
import { hasParcel, readParcel, readRefund, readVoucher } from './later-email.repository.ts';
import { cancelledView, delayedView, sentView, soldOutView, withFiles } from './later-views.ts';
import { readPayments } from './order-email.repository.ts';
import type { About } from './order-views.ts';
import { givenBackView, refundedView, refundFailedView, voucherGivenView } from './refund-views.ts';

interface Deps {
  db: Kysely<Database>;
  layout: EmailLayout;
  read(email: QueuedEmail): Promise<About>;
}

/** Writers of the e-mails about events after an order was placed. */
export function laterEmailWriters({ db, layout, read }: Deps) {
  async function readAll(email: QueuedEmail) {
    const about = await read(email);
    return { ...about, terms: undefined, items: await readOrderItems(db, about.order.id) };
  }

  return {
    'parcel-sent': async (email) => {
      const { parcelId = '' } = email.data;
      const about = await readAll(email);
      const attachments = await filesIssuedWith(db, { parcelId });
      const payments = await readPayments(db, about.order.id);
      const paidAt = payments.find(({ state }) => state === 'paid')?.updatedAt ?? null;
      const view = sentView(about, await readParcel(db, parcelId), paidAt);
      return { ...layout(withFiles(about, view, attachments.length)), attachments };
    },

    'order-delayed': async (email) => {
      const about = await read(email);
      const mayCancel = about.order.state === 'subsequent' && !(await hasParcel(db, about.order.id));
      return layout(delayedView(about, { expectedOn: email.data.expectedOn ?? '', mayCancel }));
    },

    'order-sold-out': async (email) => {
      const { pieces = '[]' } = email.data;
      return layout(soldOutView(await readAll(email), { pieces: JSON.parse(pieces), ...readGivenBack(email.data) }));
    },

    'order-amended': async (email) => {
      const { changes = '{}' } = email.data;
      return layout(amendedView(await readAll(email), JSON.parse(changes), readGivenBack(email.data)));
    },

    'order-cancelled': async (email) => {
      const { reason = '' } = email.data;
      return layout(cancelledView(await read(email), { reason, ...readGivenBack(email.data) }));
    },

    'refund-made': async (email) => {
      const { refundId } = email.data;
      const about = await readAll(email);
      if (refundId === undefined) return layout(givenBackView(about, readGivenBack(email.data)));
      const attachments = await filesIssuedWith(db, { refundId });
      const view = refundedView(about, await readRefund(db, refundId));
      return { ...layout(withFiles(about, view, attachments.length)), attachments };
    },

    'refund-failed': async (email) => {
      const refund = await readRefund(db, email.data.refundId ?? '');
      return layout(refundFailedView(await read(email), refund));
    },

    'voucher-given': async (email) => {
      const voucher = await readVoucher(db, email.data.voucherId ?? '');
      return layout(voucherGivenView(await read(email), voucher));
    },
  } satisfies Record<string, WriteEmail>;
}
