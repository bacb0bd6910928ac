import { countries } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { toMajor } from '../pricing/money.ts';
import { momentOf, staffPage, staffPages } from '../staff/staff-page.ts';
import type { OpenRefund } from './refund-staff.repository.ts';

const { url: ROOT } = staffPages.refunds;

/** Of the words about how a refund was made. */
export const MOST_NOTE = 200;

const said: Record<string, string> = {
  again: 'The refund is requested from the bank again.',
  done: 'Saved: the refund was made. The buyer gets the e-mail about it.',
  gone: 'Nothing was changed: this refund does not wait for a decision any more.',
};

export function refundsPage(refunds: readonly OpenRefund[], outcome: string): string {
  const waiting = refunds.filter(({ handedOverAt }) => handedOverAt !== null).length;
  return staffPage({
    current: 'refunds',
    title: `Refunds that the bank does not make: ${waiting}`,
    said: said[outcome] ?? '',
    body: refunds.length === 0 ? '<p>There is none.</p>' : refunds.map(articleOf).join('\n'),
  });
}

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
  const form = (fields: string) =>
    `<form method="post" action="${ROOT}"><input type="hidden" name="id" value="${id}">${fields}</form>`;
  return `<p>It waits for a decision since ${momentOf(handedOverAt)}. Look at the bank first whether a refund with this id exists.</p>
${form('<button name="do" value="again">Request it from the bank again</button>')}
${form(`<p><label>How it was made (in the bank’s panel, by transfer) <input name="note" required maxlength="${MOST_NOTE}" size="60"></label></p>
<button name="do" value="done">The buyer has the money</button>`)}`;
}

const nextOf = (acceptedAt: Date | null, checkAt: Date) =>
  acceptedAt === null
    ? `It is requested again by itself at ${momentOf(checkAt)}.`
    : `The bank has accepted it at ${momentOf(acceptedAt)}; it is asked again at ${momentOf(checkAt)}.`;
