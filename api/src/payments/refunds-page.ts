import { countries } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { toMajor } from '../pricing/money.ts';
import { momentOf, staffPage, staffPages } from '../staff/staff-page.ts';
import type { OpenRefund, Transfer } from './refund-staff.repository.ts';

const { url: ROOT } = staffPages.refunds;

/** Of the words about how a refund was made. */
export const MOST_NOTE = 200;

const said: Record<string, string> = {
  again: 'The refund is requested from the bank again.',
  done: 'Saved: the refund was made. The buyer gets the e-mail about it.',
  gone: 'Nothing was changed: this refund does not wait for a decision any more.',
};

export function refundsPage(refunds: readonly OpenRefund[], transfers: readonly Transfer[], outcome: string): string {
  const waiting = refunds.filter(({ handedOverAt }) => handedOverAt !== null).length;
  return staffPage({
    current: 'refunds',
    title: `Refunds that the bank does not make: ${waiting}`,
    said: said[outcome] ?? '',
    body: `${refunds.length === 0 ? '<p>There is none.</p>' : refunds.map(articleOf).join('\n')}
<h2>Refunds of cash, to be transferred: ${transfers.length}</h2>
${transfers.map(transferOf).join('\n')}`,
  });
}

/** The warehouse may report it, too (`refunded`): whichever comes first counts. */
function transferOf({
  id,
  country,
  currency,
  orderNumber,
  amount,
  reason,
  createdAt,
  bankAccount,
  holder,
  email,
}: Transfer) {
  const sum = `${toMajor(country, amount).toFixed(countries[country].minorDigits)} ${currency}`;
  const facts = [sum, country, reason ?? '', `owed since ${momentOf(createdAt)}`].filter(Boolean);
  const to = bankAccount
    ? `To ${bankAccount}, ${holder}`
    : `The buyer has named no account. Ask for it by e-mail: ${email || 'the account of the buyer is deleted'}`;
  return `<article aria-labelledby="transfer-${id}">
<h3 id="transfer-${id}">${escapeHtml(orderNumber)}</h3>
<p>${escapeHtml(facts.join(' · '))}</p>
<p>${escapeHtml(to)}</p>
${doneForm(id, 'When and from which account it was transferred')}
<hr>
</article>`;
}

const formOf = (id: string, fields: string) =>
  `<form method="post" action="${ROOT}"><input type="hidden" name="id" value="${id}">${fields}</form>`;

const doneForm = (id: string, label: string) =>
  formOf(
    id,
    `<p><label>${label} <input name="note" required maxlength="${MOST_NOTE}" size="60"></label></p>
<button name="do" value="done">The buyer has the money</button>`,
  );

function articleOf(refund: OpenRefund) {
  const { id, refundId, country, orderNumber, amount, currency, reason, refusal, attempts, createdAt } = refund;
  const sum = `${toMajor(country, amount).toFixed(countries[country].minorDigits)} ${currency}`;
  const facts = [sum, country, reason ?? '', `owed since ${momentOf(createdAt)}`, `attempts: ${attempts}`];
  return `<article aria-labelledby="refund-${id}">
<h2 id="refund-${id}">${escapeHtml(orderNumber)}</h2>
<p>${escapeHtml(facts.filter(Boolean).join(' · '))}</p>
<p>Id at the bank: ${escapeHtml(refundId)}</p>
<blockquote>${escapeHtml(refusal ?? '')}</blockquote>
${decisionsOf(refund)}
<hr>
</article>`;
}

function decisionsOf({ id, handedOverAt, checkAt, acceptedAt }: OpenRefund) {
  if (handedOverAt === null) return `<p>${nextOf(acceptedAt, checkAt)}</p>`;
  return `<p>It waits for a decision since ${momentOf(handedOverAt)}. Look at the bank first whether a refund with this id exists.</p>
${formOf(id, '<button name="do" value="again">Request it from the bank again</button>')}
${doneForm(id, 'How it was made (in the bank’s panel, by transfer)')}`;
}

const nextOf = (acceptedAt: Date | null, checkAt: Date) =>
  acceptedAt === null
    ? `It is requested again by itself at ${momentOf(checkAt)}.`
    : `The bank has accepted it at ${momentOf(acceptedAt)}; it is asked again at ${momentOf(checkAt)}.`;
