import { escapeHtml } from '@odeta/node/escape-html';
import { filesOf, momentOf, staffPage, staffPages, typed } from '../staff/staff-page.ts';
import type { Message } from './message.repository.ts';

const { url: ROOT } = staffPages.messages;

export const messagesPage = (messages: readonly Message[]): string =>
  staffPage({
    current: 'messages',
    title: 'Messages of the contact page',
    said: '',
    body: `<p>Each was sent to the address of the shop, too, where it is answered.</p>
${messages.length === 0 ? '<p>There is none.</p>' : messages.map(articleOf).join('\n')}`,
  });

function articleOf(message: Message) {
  const { id, number, country, topic, orderNumber, customerNumber, name, email, answerBy, receivedAt, files } = message;
  const facts = [
    topic,
    country,
    orderNumber,
    customerNumber && `customer ${customerNumber}`,
    name,
    email,
    momentOf(receivedAt),
    `answer by ${answerBy}`,
  ];
  return `<article aria-labelledby="message-${id}">
<h2 id="message-${id}">${escapeHtml(number)}</h2>
<p>${escapeHtml(facts.filter(Boolean).join(' · '))}</p>
<blockquote>${typed(message.message)}</blockquote>
${filesOf(files, (place) => `${ROOT}/files/${id}/${place}`)}
<hr>
</article>`;
}
