import { type ReturnOutcome, returnOutcomes } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { filesOf, momentOf, staffPage, staffPages, typed } from '../staff/staff-page.ts';
import type { Complaint } from './complaint.repository.ts';

const outcomes: Record<ReturnOutcome, string> = {
  refund: 'Give the money back',
  reduction: 'Reduce the price',
  repaired: 'Repaired',
  replaced: 'Exchanged',
  refused: 'Refuse',
};

const said: Record<string, string> = {
  refund: 'Granted; the money goes back, and an e-mail says so.',
  reduction: 'Granted; a part of the price goes back, and an e-mail says so.',
  repaired: 'Repaired; an e-mail says so, with the new end of the liability.',
  replaced: 'Exchanged; an e-mail says so.',
  amount: 'Nothing was decided: a reduction needs an amount, at most what was paid for the goods.',
  refused: 'Refused; an e-mail says why.',
  reason: 'Nothing was decided: a refusal needs a reason.',
  changed: 'It does not wait for an answer any more.',
};

const { url: ROOT } = staffPages.complaints;

export function complaintsPage(complaints: readonly Complaint[], outcome: string): string {
  const waiting = complaints.filter(({ state }) => state === 'registered').length;
  return staffPage({
    current: 'complaints',
    title: `Complaints that wait for an answer: ${waiting}`,
    said: said[outcome] ?? '',
    body: complaints.length === 0 ? '<p>None waits.</p>' : complaints.map(articleOf).join('\n'),
  });
}

function articleOf(complaint: Complaint) {
  const { id, number, kind, country, orderNumber, createdAt, note, remedy, lines, files } = complaint;
  const facts = [kind === 'complaint' ? 'complaint' : 'missing goods', country, orderNumber, momentOf(createdAt)];
  const goods = lines.map(
    ({ name, color, size, quantity, reason }) =>
      `<li>${escapeHtml(`${quantity} × ${name}, ${color}, ${size.replace('size/', '')}: ${reason}`)}</li>`,
  );
  return `<article aria-labelledby="complaint-${id}">
<h2 id="complaint-${id}">${escapeHtml(number)}</h2>
<p>${escapeHtml(facts.join(' · '))}</p>
<ul>${goods.join('')}</ul>
${note ? `<blockquote>${typed(note)}</blockquote>` : ''}
${remedy && `<p>The buyer asks for: ${remedy}.</p>`}
${filesOf(files, (place) => `${ROOT}/files/${id}/${place}`)}
${complaint.state === 'registered' ? formOf(complaint) : '<p>The goods are not here yet.</p>'}
<hr>
</article>`;
}

function formOf({ id, country, kind, mended }: Complaint) {
  const order =
    mended > 0
      ? `<p>Repaired or exchanged before: ${mended}. The buyer may choose a reduction or the money (Directive (EU) 2019/771, article 13).</p>`
      : '<p>First a repair or an exchange, as the buyer chooses; a reduction or the money if neither is possible or reasonable, or if the defect is serious (Directive (EU) 2019/771, article 13).</p>';
  const buttons = returnOutcomes.map((outcome) => `<button name="do" value="${outcome}">${outcomes[outcome]}</button>`);
  return `<form method="post" action="${ROOT}"><input type="hidden" name="id" value="${id}">
${kind === 'complaint' ? order : ''}
<p><label>Amount of a reduction <input name="amount" inputmode="decimal" size="8"></label></p>
<p><label>What the buyer reads, in the language of ${country}; a refusal needs a reason<br><textarea name="words" rows="4" cols="60" maxlength="2000"></textarea></label></p>
${buttons.join(' ')}</form>`;
}
