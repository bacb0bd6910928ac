import { RETURN_PARAMETER, returnPageOf } from '@odeta/contracts';
import type { EmailView, SectionView, SumView } from '../mail/email-view.ts';
import { linkEndOf } from '../orders/order-link/order-link.ts';
import type { ReturnDetailRow } from '../returns/return-views.repository.ts';
import { todayIn } from '../settings/country-day.ts';
import { voucherTexts } from './given-back-texts.ts';
import type { ParcelOfEmail } from './later-email.repository.ts';
import { piecesSection } from './later-views.ts';
import type { Ordered } from './order-sections.ts';
import { type About, frameOf, orderButton } from './order-views.ts';

export interface AboutReturn {
  about: Ordered & About;
  row: ReturnDetailRow;
  pieces: ParcelOfEmail['pieces'];
}

/** The signed link to the order as long as it is valid, else the page that requires a log-in. */
function returnButton({ about, row }: AboutReturn) {
  const { order, link, words } = about;
  const button = orderButton({ ...about, link: `${link}?${RETURN_PARAMETER}=${row.id}` }, 'return-open');
  if (todayIn(order.country, row.createdAt) <= linkEndOf(order)) return button;
  return { button: { label: words.say('return-open'), url: order.origin + returnPageOf(row.id) }, hint: null };
}

const moneyKeys = {
  payment: 'return-money-payment',
  'bank-account': 'return-money-account',
  voucher: 'return-money-voucher',
};

const refundOf = ({ goods, fee, wayCost }: ReturnDetailRow) => goods - fee - wayCost;

/** What comes back in money, or as a new voucher, and what on the vouchers that paid for the goods. */
function moneyTexts({ about, row }: AboutReturn): string[] {
  const { words, order } = about;
  const money = refundOf(row) - row.onVoucher;
  const values = { amount: words.price(money), payment: order.paymentName, code: row.voucherCode ?? '' };
  return [
    ...(money > 0 || row.onVoucher === 0 ? [words.say(moneyKeys[row.refundMethod], values)] : []),
    ...voucherTexts(about, row.onVoucher),
  ];
}

function sumsSection({ about: { words }, row }: AboutReturn): SectionView {
  const { say, price } = words;
  const deducted = (label: string, amount: number): SumView[] =>
    amount === 0 ? [] : [{ label, amount: say('minus', { price: price(amount) }), kind: {} }];
  return {
    title: say('return-sums'),
    sums: [
      { label: say('return-goods'), amount: price(row.goods), kind: {} },
      ...deducted(say('return-fee'), row.fee),
      ...deducted(row.way?.name ?? '', row.wayCost),
      { label: say('return-total'), amount: price(refundOf(row)), kind: { total: true } },
      ...(row.onVoucher > 0 ? [{ label: say('return-on-voucher'), amount: price(row.onVoucher), kind: {} }] : []),
    ],
  };
}

const goods = ({ about, pieces }: AboutReturn): SectionView =>
  piecesSection(about, pieces, about.words.say('return-pieces'));

const registeredTexts = {
  declaration: { subject: 'return-subject', text: 'return-text' },
  complaint: { subject: 'complaint-subject', text: 'complaint-text' },
  'non-delivery': { subject: 'missing-subject', text: 'missing-text' },
};

/** With the code for handing in the parcel, and how it is sent. */
export function returnRegisteredView(data: AboutReturn): EmailView {
  const { about, row } = data;
  const { say } = about.words;
  const { subject, text } = registeredTexts[row.kind];
  const values = { number: row.number, order: about.order.number };
  return {
    ...frameOf(about),
    ...returnButton(data),
    subject: say(subject, values),
    preview: say(text, values),
    title: say(subject, values),
    intro: [say(text, values)],
    sections: [...sendSections(data), goods(data), ...(row.kind === 'declaration' ? [sumsSection(data)] : [])],
  };
}

function sendSections({ about: { shop, words }, row }: AboutReturn): SectionView[] {
  const { say, date } = words;
  const { way, code, sendBy } = row;
  if (!way || !code || !sendBy) return [];
  return [
    {
      title: say('return-how', { day: date(sendBy) }),
      lines: [way.name, way.text, say('return-code', { code }), ...(shop.siteContents.returns?.address ?? [])],
    },
  ];
}

/** The parcel has arrived: the refund follows, or the answer to a complaint. */
export function returnReceivedView(data: AboutReturn): EmailView {
  const { about, row } = data;
  const { say } = about.words;
  const values = { number: row.number };
  const isExamined = row.kind === 'complaint';
  const texts = isExamined ? [say('received-complaint')] : moneyTexts(data);
  return {
    ...frameOf(about),
    ...returnButton(data),
    subject: say('return-received-subject', values),
    status: say('return-received-subject', values),
    preview: texts[0] ?? '',
    title: say('return-received-title', values),
    intro: texts,
    sections: [goods(data), ...(isExamined ? [] : [sumsSection(data)])],
  };
}

/** Used for a refusal without an explanation; that one comes on paper, with the goods. */
const answers = {
  ...{ refund: 'answer-refund', reduction: 'answer-reduction', repaired: 'answer-repaired' },
  ...{ replaced: 'answer-replaced', refused: 'answer-refused' },
};

/** The answer to a complaint, or to a report of missing goods. */
export function returnAnsweredView(data: AboutReturn): EmailView {
  const { about, row } = data;
  const { say, date } = about.words;
  const { outcome, number, answer, liableUntil } = row;
  const { conciliation } = about.shop.siteContents;
  const isRefused = outcome === 'refused' || outcome === null;
  const isPaid = outcome === 'refund' || outcome === 'reduction';
  const isExplained = outcome === 'refused' && answer !== '';
  const text = say(isExplained ? 'answer-refused-because' : answers[outcome ?? 'refused'], { number });
  return {
    ...frameOf(about),
    ...returnButton(data),
    subject: say('answer-subject', { number }),
    preview: text,
    title: say('answer-title', { number }),
    intro: [
      text,
      ...(answer ? answer.split('\n') : []),
      ...(isPaid ? moneyTexts(data) : []),
      ...(liableUntil === null ? [] : [say('answer-liable', { date: date(liableUntil) })]),
    ],
    sections: [
      goods(data),
      ...(isRefused && conciliation
        ? [
            {
              title: say('answer-disagree'),
              paragraphs: [say('answer-conciliation', { name: conciliation.name })],
              links: [{ label: conciliation.url.replace(/^https:\/\/(www\.)?/, ''), url: conciliation.url }],
            },
          ]
        : []),
    ],
  };
}
