import type { Budget } from '@odeta/delivery/releases/budgets';
import { describeVerdict } from '../canaries/describe-verdict.ts';
import { dateOf, type Html, html, section, table } from './html.ts';
import type { Overview } from './overview.ts';

/** Rows of the history on the page; the command shows all. */
const SHOWN = 20;

export function incidentsSection({ incidents }: Overview): Html {
  const columns = [
    { name: 'Document' },
    { name: 'When' },
    { name: 'Version' },
    { name: 'What happened' },
    { name: 'What the shop did' },
    { name: 'Seen by', isNumber: true },
  ];
  const rows = incidents.map(({ number, time, incident }) => ({
    cells: [
      html`${number}`,
      html`${dateOf(time)}`,
      html`<code>${incident.release}</code>`,
      html`${describeVerdict({ ...incident, budget: incident.budget as Budget, isBeyond: true })}`,
      html`Share to 0 %; its visitors have what the others have`,
      html`${incident.canary.failed} visitors`,
    ],
  }));
  const content =
    rows.length > 0 ? table('Incidents', columns, rows) : html`<p class="note">No canary was stopped by itself.</p>`;
  return section('incidents', 'Incidents', '', content);
}

export function historySection({ history }: Overview): Html {
  const names = ['Document', 'When', 'Who', 'Command', 'Change', 'Reason'];
  const rows = history.slice(0, SHOWN).map(({ number, time, author, command, changes, reason }) => ({
    cells: [
      html`${number}`,
      html`${dateOf(time)}`,
      html`${author}`,
      html`<code>${command}</code>`,
      html`${(changes.length > 0 ? changes : ['signed anew']).map((change) => html`${change}<br>`)}`,
      html`${reason}`,
    ],
  }));
  const note = 'Each row is one signed document; none is ever changed';
  return section(
    'history',
    'History',
    note,
    table(
      'History of documents',
      names.map((name) => ({ name })),
      rows,
    ),
  );
}
