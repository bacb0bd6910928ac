import type { ContactTopic } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { contentTypeOf } from '../attachments/attached-file.ts';
import type { Database } from '../db/database.ts';
import type { EmailView, SectionView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { type ContactMessageRow, findAttachments, readContactMessage } from './contact.repository.ts';
import { readWithdrawal, type WithdrawalOfEmail } from './withdrawal.repository.ts';

interface Deps {
  db: Kysely<Database>;
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
}

const topicKeys: Record<ContactTopic, string> = {
  order: 'topic-order',
  delivery: 'topic-delivery',
  payment: 'topic-payment',
  return: 'topic-return',
  complaint: 'topic-complaint',
  privacy: 'topic-privacy',
  other: 'topic-other',
};

/** Writers of the e-mails of the help area. Their subjects contain nothing that was typed into a form. */
export const helpEmailWriters = ({ db, settings, layout }: Deps) =>
  ({
    'withdrawal-receipt': async ({ country, data: { id = '' } }) =>
      layout(receiptView(settings.of(country), await readWithdrawal(db, id))),
    'withdrawal-notice': async ({ country, data: { id = '' } }) => {
      const declared = await readWithdrawal(db, id);
      return { ...layout(noticeView(settings.of(country), declared)), replyTo: declared.email };
    },
    'contact-message': async ({ country, data: { id = '' } }) => {
      const message = await readContactMessage(db, id);
      const files = await findAttachments(db, id);
      const attachments = files.map(({ name: filename, content }) => ({
        filename,
        content,
        contentType: contentTypeOf(content),
      }));
      return { ...layout(messageView(settings.of(country), message)), replyTo: message.email, attachments };
    },
    'contact-copy': async ({ country, data: { id = '' } }) =>
      layout(copyView(settings.of(country), await readContactMessage(db, id))),
  }) satisfies Record<string, WriteEmail>;

/** Directive 2011/83/EU, article 11a paragraph 4: the content of the statement, and when it was received. */
export function receiptView(shop: EmailShop, declared: WithdrawalOfEmail): EmailView {
  const { say, time } = emailWordsOf(shop);
  const { number, origin, receivedAt } = declared;
  const text = say('receipt-text', { time: time(receivedAt) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('receipt-subject', { number }),
    preview: text,
    status: say('receipt-status', { time: time(receivedAt) }),
    title: say('receipt-title', { number }),
    intro: [text],
    sections: [
      statementSection(shop, declared),
      {
        title: say('receipt-next'),
        paragraphs: [say('withdrawal-goods'), say('withdrawal-refund')],
        links: [{ label: say('receipt-how'), url: `${origin}${shop.siteContents.claimsUrl}` }],
      },
    ],
  };
}

export function noticeView(shop: EmailShop, declared: WithdrawalOfEmail): EmailView {
  const { say, date, time } = emailWordsOf(shop);
  const { number, origin, receivedAt, placedAt, deliveredAt } = declared;
  const until = deliveredAt && lastWithdrawalDay(deliveredAt, shop.country);
  const text = placedAt ? say('notice-known', { date: date(placedAt) }) : say('notice-unknown');
  return {
    ...emailFrameOf(shop, origin),
    subject: say('notice-subject', { number }),
    preview: text,
    status: say('receipt-status', { time: time(receivedAt) }),
    title: say('notice-subject', { number }),
    intro: [
      text,
      ...(placedAt && !deliveredAt ? [say('notice-undelivered')] : []),
      ...(deliveredAt && until ? [say('notice-delivered', { date: date(deliveredAt), until: date(until) })] : []),
    ],
    sections: [statementSection(shop, declared)],
  };
}

function statementSection(shop: EmailShop, declared: WithdrawalOfEmail): SectionView {
  const { say } = emailWordsOf(shop);
  const { name, orderNumber, email, goods } = declared;
  return {
    title: say('statement'),
    lines: [
      say('statement-text'),
      ...(goods === null ? [say('statement-whole')] : goods.split('\n')),
      say('statement-order', { number: orderNumber }),
      say('statement-name', { name }),
      say('statement-email', { email }),
    ],
  };
}

export function messageView(shop: EmailShop, message: ContactMessageRow): EmailView {
  const { say, day } = emailWordsOf(shop);
  const { number, topic, origin, answerBy } = message;
  const text = say('message-answer', { day: day(answerBy) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('message-subject', { number, topic: say(topicKeys[topic]) }),
    preview: text,
    title: say('message-subject', { number, topic: say(topicKeys[topic]) }),
    intro: [text],
    sections: messageSections(shop, message),
  };
}

export function copyView(shop: EmailShop, message: ContactMessageRow): EmailView {
  const { say, day } = emailWordsOf(shop);
  const { number, origin, answerBy } = message;
  const text = say('copy-text', { day: day(answerBy) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say('copy-subject', { number }),
    preview: text,
    title: say('copy-title', { number }),
    intro: [text, say('copy-ignore')],
    sections: messageSections(shop, message),
  };
}

function messageSections(shop: EmailShop, message: ContactMessageRow): SectionView[] {
  const { say } = emailWordsOf(shop);
  const { topic, orderNumber, name, email } = message;
  return [
    { title: say(topicKeys[topic]), lines: message.message.split('\n') },
    {
      title: say('message-sender'),
      lines: [
        ...(name ? [say('statement-name', { name })] : []),
        say('statement-email', { email }),
        ...(orderNumber ? [say('statement-order', { number: orderNumber })] : []),
      ],
    },
  ];
}
