import type { ContactTopic } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { contentTypeOf } from '../attachments/attached-file.ts';
import type { Database } from '../db/database.ts';
import type { EmailView, SectionView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf } from '../mail/email-words.ts';
import { quoted } from '../mail/quoted-text.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import { onlyPieces } from '../order-emails/later-views.ts';
import { readOrderItems } from '../orders/confirmation/confirm.repository.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { type ContactMessageRow, findAttachments, readAnswer, readContactMessage } from './contact.repository.ts';
import { readWithdrawal, type WithdrawalOfEmail } from './withdrawal.repository.ts';
import { noticeView, type OwnGoods, receiptView } from './withdrawal-emails.ts';

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
    'withdrawal-receipt': async ({ country, data }) => {
      const declared = await readWithdrawal(db, data.id ?? '');
      return layout(receiptView(settings.of(country), declared, await readOwnGoods(db, declared, data)));
    },
    'withdrawal-notice': async ({ country, data: { id = '', receipt } }) => {
      const declared = await readWithdrawal(db, id);
      return {
        ...layout(noticeView(settings.of(country), declared, { isReceipted: receipt !== 'none' })),
        replyTo: declared.email,
      };
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
    'contact-copy': async ({ country, data: { id = '', quotes } }) =>
      layout(copyView(settings.of(country), await readContactMessage(db, id), { isBuyer: quotes === 'text' })),
    'contact-answer': async ({ country, data: { id = '', answerId = '' } }) => {
      const shop = settings.of(country);
      const [message, words] = [await readContactMessage(db, id), await readAnswer(db, Number(answerId))];
      return { ...layout(answerView(shop, message, words)), replyTo: shop.siteContents.seller.email };
    },
  }) satisfies Record<string, WriteEmail>;

/** `null` without the pieces, which only the withdrawal of an owner has. */
async function readOwnGoods(
  db: Kysely<Database>,
  { orderId, paymentName }: Pick<WithdrawalOfEmail, 'orderId' | 'paymentName'>,
  { pieces, refund, money }: QueuedEmail['data'],
): Promise<OwnGoods | null> {
  if (orderId === null || pieces === undefined) return null;
  const items = onlyPieces(await readOrderItems(db, orderId), JSON.parse(pieces));
  return {
    items,
    refund: refund === undefined ? null : Number(refund),
    paymentName: money === 'payment' ? paymentName : null,
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

/** For the sender. Only a buyer gets their text: anybody can type somebody else's address into the form. */
export function copyView(shop: EmailShop, message: ContactMessageRow, { isBuyer }: { isBuyer: boolean }): EmailView {
  const { say, day } = emailWordsOf(shop);
  const { number, origin, answerBy } = message;
  const text = say('copy-text', { day: day(answerBy) });
  return {
    ...emailFrameOf(shop, origin),
    subject: say(isBuyer ? 'copy-subject' : 'copy-received', { number }),
    preview: text,
    title: say('copy-title', { number }),
    intro: [text, ...(isBuyer ? [] : [say('copy-without-text')]), say('copy-ignore')],
    sections: isBuyer ? messageSections(shop, message, quoted) : [],
  };
}

/** What an employee has answered to a message. It does not repeat the message: anybody can type somebody else's address into the form. */
export function answerView(shop: EmailShop, message: ContactMessageRow, words: string): EmailView {
  const { say, time } = emailWordsOf(shop);
  const { number, origin, receivedAt } = message;
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return {
    ...emailFrameOf(shop, origin),
    subject: say('reply-subject', { number }),
    preview: lines[0] ?? '',
    title: say('reply-title', { number }),
    intro: lines,
    sections: [{ title: say('reply-more'), lines: [say('reply-written', { time: time(receivedAt) })] }],
  };
}

/** `write`: how the sender's words are written. */
function messageSections(
  shop: EmailShop,
  message: ContactMessageRow,
  write: (text: string) => string = String,
): SectionView[] {
  const { say } = emailWordsOf(shop);
  const { topic, orderNumber, customerNumber, name, email } = message;
  return [
    { title: say(topicKeys[topic]), lines: write(message.message).split('\n') },
    {
      title: say('message-sender'),
      lines: [
        ...(name ? [say('statement-name', { name: write(name) })] : []),
        say('statement-email', { email }),
        ...(customerNumber ? [say('statement-customer', { number: customerNumber })] : []),
        ...(orderNumber ? [say('statement-order', { number: orderNumber })] : []),
      ],
    },
  ];
}
