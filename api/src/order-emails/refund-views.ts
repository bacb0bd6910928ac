import type { EmailView } from '../mail/email-view.ts';
import type { GivenBackData } from '../orders/changing/given-back-data.ts';
import { givenBackTexts } from './given-back-texts.ts';
import type { GivenVoucher, ParcelOfEmail } from './later-email.repository.ts';
import { piecesSection } from './later-views.ts';
import type { Ordered } from './order-sections.ts';
import { type About, frameOf, orderButton } from './order-views.ts';

/** E-mails about money that goes back. */

/** With the goods that it is for, as far as they are known. */
export function refundedView(
  ordered: Ordered & About,
  { amount, paymentId, pieces }: { amount: number; paymentId: string | null; pieces: ParcelOfEmail['pieces'] },
): EmailView {
  const { order, words } = ordered;
  const { say, price } = words;
  const values = { number: order.number, amount: price(amount), payment: order.paymentName };
  const text = say(paymentId === null ? 'refunded-transfer' : 'refunded-payment', values);
  return {
    ...frameOf(ordered),
    ...orderButton(ordered, 'order-open'),
    subject: say('refunded-subject', values),
    preview: text,
    title: say('refunded-title', values),
    intro: [text],
    sections: pieces.length === 0 ? [] : [piecesSection(ordered, pieces, say('refunded-goods'))],
  };
}

/** The bank does not send a refund; a person looks after it. Also after an e-mail that it was sent. */
export function refundFailedView(about: About, { amount }: { amount: number }): EmailView {
  const { order, words } = about;
  const { say, price } = words;
  const values = { number: order.number, amount: price(amount) };
  const text = say('refund-failed-text', values);
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('refund-failed-subject', values),
    preview: text,
    title: say('refund-failed-title', values),
    intro: [text, say('refund-failed-next')],
  };
}

/** An employee gives a part of the price back as a voucher. */
export function voucherGivenView(about: About, { code, value, until, isOwned }: GivenVoucher): EmailView {
  const { order, words } = about;
  const { say, price, date } = words;
  const values = { number: order.number, amount: price(value), code, date: date(until) };
  const text = say('voucher-given-text', values);
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: say('voucher-given-subject', values),
    preview: text,
    title: say('voucher-given-title', values),
    intro: [text, say('voucher-given-code', values), ...(isOwned ? [say('voucher-given-account')] : [])],
  };
}

/** Goods came back that were paid with a voucher, or with which a membership was bought: what is given back at once, or not at all. */
export function givenBackView(about: About, given: GivenBackData): EmailView {
  const { order, words } = about;
  const texts = givenBackTexts(about, given);
  const amount = words.price(given.back + given.onVouchers);
  // Money follows, and has an e-mail of its own when it was sent.
  const follows = `${words.say('return-total')}: ${amount}`;
  const isDone = given.back === 0;
  return {
    ...frameOf(about),
    ...orderButton(about, 'order-open'),
    subject: isDone ? words.say('refunded-subject', { number: order.number }) : `${follows} (${order.number})`,
    preview: texts[0] ?? '',
    title: isDone ? words.say('refunded-title', { amount }) : follows,
    intro: texts,
  };
}
