import { buyingPages } from '@odeta/contracts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, type EmailWords, emailFrameOf } from '../mail/email-words.ts';
import { linkEndOf } from '../orders/order-link/order-link.ts';
import { legalSections } from './legal-sections.ts';
import type { OrderOfEmail, PaymentOfEmail } from './order-email.repository.ts';
import {
  buyerSection,
  deliverySection,
  goodsSections,
  type Ordered,
  paymentSection,
  statusOf,
  sumsSection,
} from './order-sections.ts';

export interface About {
  order: OrderOfEmail;
  shop: EmailShop;
  words: EmailWords;
  /** Opens the order in any browser. */
  link: string;
}

export const frameOf = ({ shop, order, words: { say } }: About) => {
  const frame = emailFrameOf(shop, order.origin);
  const { paragraphs, links } = frame.footer;
  return { ...frame, footer: { links, paragraphs: [...paragraphs, say('footer-order')] } };
};

export const orderButton = ({ order, link, words: { say, date } }: About, label: string) => ({
  button: { label: say(label), url: link },
  hint: say('order-link-hint', { date: date(linkEndOf(order)) }),
});

/** `paidAt`: when its online payment was received; `null` without one. */
export function placedView(ordered: Ordered & About & { paidAt: Date | null }): EmailView {
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
      ...goodsSections(ordered),
      sumsSection(ordered),
      paymentSection(ordered, ordered.paidAt),
      buyerSection(ordered),
      ...legalSections(ordered),
    ],
  };
}

export function receivedView(about: About, payment: PaymentOfEmail): EmailView {
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

/** While the order waits, its payment can be repeated; after that the button leads to the checkout. */
export function failedView(about: About): EmailView {
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
