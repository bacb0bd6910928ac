import { sizeName } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { momentOf, staffPage, staffPages, typed } from '../staff/staff-page.ts';
import type { DeclaredWithdrawal } from './withdrawal-staff.repository.ts';

const { url: ROOT } = staffPages.withdrawals;

const said: Record<string, string> = {
  matched: 'Saved: these lines cannot be returned any more by a declaration, since they are withdrawn from.',
  none: 'Nothing was saved: tick lines of this order.',
};

export function withdrawalsPage(withdrawals: readonly DeclaredWithdrawal[], outcome: string): string {
  const waiting = withdrawals.filter(({ isRead }) => !isRead).length;
  return staffPage({
    current: 'withdrawals',
    title: `Withdrawals from a part of an order to be read: ${waiting}`,
    said: said[outcome] ?? '',
    body: withdrawals.length === 0 ? '<p>There is none.</p>' : withdrawals.map(articleOf).join('\n'),
  });
}

function articleOf(withdrawal: DeclaredWithdrawal) {
  const { id, number, country, orderNumber, receivedAt, goods, isRead, bankAccount, holder } = withdrawal;
  const facts = [isRead ? 'read' : 'to be read', country, orderNumber, momentOf(receivedAt)];
  return `<article aria-labelledby="withdrawal-${id}">
<h2 id="withdrawal-${id}">${escapeHtml(number)}</h2>
<p>${escapeHtml(facts.join(' · '))}</p>
${bankAccount && `<p>Refund to ${escapeHtml(bankAccount)}, ${escapeHtml(holder)}</p>`}
${goods === null ? '<p>Everything</p>' : `<blockquote>${typed(goods)}</blockquote>${formOf(withdrawal)}`}
<hr>
</article>`;
}

function formOf({ id, lines }: DeclaredWithdrawal) {
  const boxes = lines.map(({ id: lineId, name, color, size, quantity, isMeant }) => {
    const words = [`${quantity} × ${name}`, color, sizeName(size)].filter(Boolean).join(', ');
    return `<p><label><input type="checkbox" name="${lineId}"${isMeant ? ' checked' : ''}> ${escapeHtml(words)}</label></p>`;
  });
  return `<form method="post" action="${ROOT}"><input type="hidden" name="id" value="${id}">
<fieldset><legend>Lines that are meant</legend>${boxes.join('')}</fieldset> <button>Save</button></form>`;
}
