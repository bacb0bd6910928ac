import { buyingPages } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailWords, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { readOrderItems } from '../orders/confirm.repository.ts';
import { linkEndOf, orderLinkOf } from '../orders/order-link.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { legalSections } from './legal-sections.ts';
import {
  findTerms,
  type OrderOfEmail,
  type PaymentOfEmail,
  readOrder,
  readPayments,
} from './order-email.repository.ts';
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
  /** Signs the links of orders. */
  secret: string;
}

/** Writers of the e-mails of orders. They take what was ordered from the order, never from today's catalogue. */
export function orderEmailWriters({ db, settings, layout, secret }: Deps) {
  async function read({ country, data }: QueuedEmail) {
    const shop = settings.of(country);
    const order = await readOrder(db, data.orderId ?? '');
    return { shop, words: emailWordsOf(shop), order, link: orderLinkOf(secret, order) };
  }

  return {
    'order-placed': async (email) => {
      const about = await read(email);
      const terms = await findTerms(db, about.order);
      const content = layout(placedView({ ...about, terms, items: await readOrderItems(db, about.order.id) }));
      return terms ? { ...content, attachments: [termsFile(about, terms)] } : content;
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

/** On a durable medium: a page of the shop can change (Court of Justice of the European Union, C-49/11). */
const termsFile = ({ shop, order }: About, { text }: { text: string }) => ({
  filename: `${shop.siteContents.termsUrl.split('/').filter(Boolean).at(-1)}-${order.termsVersion}.txt`,
  content: text,
  contentType: 'text/plain; charset=utf-8',
});

interface About {
  order: OrderOfEmail;
  shop: CountrySettings;
  words: EmailWords;
  /** Shows the order in any browser. */
  link: string;
}

const frameOf = ({ shop, order, words: { say } }: About) => {
  const frame = emailFrameOf(shop, order.origin);
  const { paragraphs, links } = frame.footer;
  return { ...frame, footer: { links, paragraphs: [...paragraphs, say('footer-order')] } };
};

const orderButton = ({ order, link, words: { say, date } }: About, label: string) => ({
  button: { label: say(label), url: link },
  hint: say('order-link-hint', { date: date(linkEndOf(order)) }),
});

function placedView(ordered: Ordered & About): EmailView {
  const { order, words } = ordered;
  const { say, day, time } = words;
  return {
    ...frameOf(ordered),
    ...orderButton(ordered, 'order-open'),
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
    ...orderButton(about, 'order-open'),
    subject: say('received-subject', { number }),
    preview: text,
    title: say('received-title'),
    intro: [text],
  };
}

/** As long as the order waits, its payment can begin anew; after that the goods are ordered anew, where the cart is. */
function failedView(about: About): EmailView {
  const { order, words } = about;
  const { say, price, time } = words;
  const { number, origin, reservedUntil } = order;
  const again = { label: say('failed-again'), url: `${origin}${buyingPages.checkout}` };
  const text = reservedUntil
    ? say('failed-waiting', { number, time: time(reservedUntil) })
    : say('failed-over', { number });
  return {
    ...frameOf(about),
    subject: say('failed-subject', { number }),
    preview: text,
    title: say('failed-title'),
    intro: [say('failed-nothing', { total: price(order.total) }), text],
    ...(reservedUntil ? orderButton(about, 'failed-pay') : { button: again, hint: say('link-hint') }),
  };
}
