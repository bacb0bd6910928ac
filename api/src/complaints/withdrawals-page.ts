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

function articleOf({ id, number, country, orderNumber, receivedAt, goods, isRead, lines }: DeclaredWithdrawal) {
  const facts = [isRead ? 'read' : 'to be read', country, orderNumber, momentOf(receivedAt)];
  const boxes = lines.map(({ id: lineId, name, color, size, quantity, isMeant }) => {
    const words = [`${quantity} × ${name}`, color, sizeName(size)].filter(Boolean).join(', ');
    return `<p><label><input type="checkbox" name="${lineId}"${isMeant ? ' checked' : ''}> ${escapeHtml(words)}</label></p>`;
  });
  return `<article aria-labelledby="withdrawal-${id}">
<h2 id="withdrawal-${id}">${escapeHtml(number)}</h2>
<p>${escapeHtml(facts.join(' · '))}</p>
<blockquote>${typed(goods)}</blockquote>
<form method="post" action="${ROOT}"><input type="hidden" name="id" value="${id}">
<fieldset><legend>Lines that are meant</legend>${boxes.join('')}</fieldset> <button>Save</button></form>
<hr>
</article>`;
}
