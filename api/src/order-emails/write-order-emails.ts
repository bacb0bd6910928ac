import { buyingPages } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailWords, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { readOrderItems } from '../orders/confirm.repository.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { legalSections } from './legal-sections.ts';
import { type OrderOfEmail, type PaymentOfEmail, readOrder, readPayments } from './order-email.repository.ts';
import {
  buyerSection,
  deliverySection,
  goodsSection,
  type Ordered,
  paymentSection,
  statusOf,
  sumsSection,
} from './order-sections.ts';

interface Deps {
  db: Kysely<Database>;
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

/** Writers of the e-mails of orders. They take what was ordered from the order, never from today's catalogue. */
export function orderEmailWriters({ db, settings, layout }: Deps) {
  async function read({ country, data }: QueuedEmail) {
    const shop = settings.of(country);
    return { shop, words: emailWordsOf(shop), order: await readOrder(db, data.orderId ?? '') };
  }

  return {
    'order-placed': async (email) => {
      const about = await read(email);
      return layout(placedView({ ...about, items: await readOrderItems(db, about.order.id) }));
    },

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
      // Paid meanwhile, or tried again: then that attempt has an e-mail of its own.
      if ((about.order.state !== 'awaiting-payment' && !isOver) || last?.id !== email.data.paymentId) return null;
      return layout(failedView(about));
    },
  } satisfies Record<string, WriteEmail>;
}

interface About {
  order: OrderOfEmail;
  shop: CountrySettings;
  words: EmailWords;
}

const frameOf = ({ shop, order, words: { say } }: About) => {
  const frame = emailFrameOf(shop, order.origin);
  const { paragraphs, links } = frame.footer;
  return { ...frame, footer: { links, paragraphs: [...paragraphs, say('footer-order')] } };
};

const confirmLink = ({ order, words: { say } }: About) => ({
  button: { label: say('order-open'), url: `${order.origin}${buyingPages.confirm}` },
  hint: say('link-hint'),
});

function placedView(ordered: Ordered): EmailView {
  const { order, words } = ordered;
  const { say, day, time } = words;
  return {
    ...frameOf(ordered),
    ...confirmLink(ordered),
    subject: say('order-subject', { number: order.number }),
    preview: say('delivery', { day: day(order.arrivesOn) }),
    status: statusOf(ordered),
    title: say('order-title', { name: order.billTo.firstName }),
    intro: [say('order-number', { number: order.number, time: time(order.placedAt) })],
    sections: [
      deliverySection(ordered),
      goodsSection(ordered),
      sumsSection(ordered),
      paymentSection(ordered),
      buyerSection(ordered),
      ...legalSections(ordered),
    ],
  };
}

function receivedView(about: About, payment: PaymentOfEmail): EmailView {
  const { order, words } = about;
  const { say, price, time } = words;
  const { number, paymentName } = order;
  const text = say('received-text', {
    number,
    total: price(payment.amount),
    payment: paymentName,
    time: time(payment.updatedAt),
  });
  return {
    ...frameOf(about),
    ...confirmLink(about),
    subject: say('received-subject', { number }),
    preview: text,
    title: say('received-title'),
    intro: [text],
  };
}

/** As long as the order waits, its payment can begin anew; after that the goods are ordered anew. */
function failedView(about: About): EmailView {
  const { order, words } = about;
  const { say, price, time } = words;
  const { number, id, origin, reservedUntil } = order;
  const checkout = `${origin}${buyingPages.checkout}`;
  const text = reservedUntil
    ? say('failed-waiting', { number, time: time(reservedUntil) })
    : say('failed-over', { number });
  return {
    ...frameOf(about),
    subject: say('failed-subject', { number }),
    preview: text,
    title: say('failed-title'),
    intro: [say('failed-nothing', { total: price(order.total) }), text],
    button: reservedUntil
      ? { label: say('failed-pay'), url: `${checkout}?payment-back=${id}` }
      : { label: say('failed-again'), url: checkout },
    hint: say('link-hint'),
  };
}
