import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { keepLegalFiles, type LegalFiles } from '../legal/legal-files.ts';
import { emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { readOrderItems } from '../orders/confirmation/confirm.repository.ts';
import { orderLinkOf } from '../orders/order-link/order-link.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { type AcceptedTerms, findTerms, readOrder, readPayments } from './order-email.repository.ts';
import { type About, failedView, placedView, receivedView } from './order-views.ts';
import { laterEmailWriters } from './write-later-emails.ts';
import { returnEmailWriters } from './write-return-emails.ts';

interface Deps {
  db: Kysely<Database>;
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
  /** Key for the signed links to orders. */
  secret: string;
}

/** Writers of the e-mails about orders. Goods are read from the order, never from today's catalogue. */
export function orderEmailWriters({ db, settings, layout, secret }: Deps) {
  const fileOf = keepLegalFiles();

  async function read({ country, data }: QueuedEmail) {
    const shop = settings.of(country);
    const order = await readOrder(db, data.orderId ?? '');
    return { shop, words: emailWordsOf(shop), order, link: orderLinkOf(secret, order) };
  }

  return {
    ...laterEmailWriters({ db, layout, read }),
    ...returnEmailWriters({ db, layout, read }),

    'order-placed': async (email) => {
      const about = await read(email);
      const terms = await findTerms(db, about.order);
      const items = await readOrderItems(db, about.order.id);
      const payment = (await readPayments(db, about.order.id)).find(({ id }) => id === email.data.paymentId);
      const content = layout(placedView({ ...about, terms, items, paidAt: payment?.updatedAt ?? null }));
      return terms ? { ...content, attachments: [await termsFile(about, terms, fileOf)] } : content;
    },

    // Only older versions queue it, beside the confirmation of the order.
    'payment-received': async (email) => {
      const about = await read(email);
      const payment = (await readPayments(db, about.order.id)).find(({ id }) => id === email.data.paymentId);
      if (!payment) throw new Error('The payment of an e-mail is gone');
      return layout(receivedView(about, payment));
    },

    'payment-failed': async (email) => {
      const about = await read(email);
      const [last] = await readPayments(db, about.order.id);
      const isOver = about.order.state === 'cancelled';
      // It was paid meanwhile, or attempted again, and that attempt has an e-mail of its own.
      if ((about.order.state !== 'awaiting-payment' && !isOver) || last?.id !== email.data.paymentId) return null;
      return layout(failedView(about));
    },
  } satisfies Record<string, WriteEmail>;
}

/** Attached as a durable medium, because a page of the shop can change (Court of Justice of the European Union, C-49/11). */
async function termsFile({ shop, order }: About, terms: AcceptedTerms, fileOf: LegalFiles) {
  const name = `${shop.siteContents.termsUrl.split('/').filter(Boolean).at(-1)}-${order.termsVersion}`;
  if ('text' in terms) {
    return { filename: `${name}.txt`, content: terms.text, contentType: 'text/plain; charset=utf-8' };
  }
  return { filename: `${name}.pdf`, content: await fileOf(shop, terms), contentType: 'application/pdf' };
}
