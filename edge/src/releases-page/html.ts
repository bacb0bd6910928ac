import { escapeHtml } from '@odeta/node/escape-html';

/** HTML that is not escaped; every other value is. */
export interface Html {
  readonly html: string;
}

type Value = string | number | null | undefined | false | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const texts = parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : ''));
  return { html: texts.join('') };
}

function textOf(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('html' in value) return value.html;
  return value.map(textOf).join('');
}

export interface Column {
  name: string;
  isNumber?: boolean;
}

/** A table whose rows become blocks on a phone. The first cell of a row is its header. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly { cells: Html[]; kind?: string }[],
): Html {
  const classOf = ({ isNumber }: Column) => (isNumber ? html` class="number"` : null);
  const row = ({ cells: [first, ...others], kind }: (typeof rows)[number]) =>
    html`<tr${kind ? html` class="${kind}"` : null}><th scope="row">${first}</th>${others.map(
      (cell, index) =>
        html`<td${classOf(columns[index + 1] ?? { name: '' })} data-label="${columns[index + 1]?.name}"><div>${cell}</div></td>`,
    )}</tr>`;
  return html`<table><caption>${caption}</caption><thead><tr>${columns.map(
    (column) => html`<th scope="col"${classOf(column)}>${column.name}</th>`,
  )}</tr></thead><tbody>${rows.map(row)}</tbody></table>`;
}

export const section = (id: string, title: string, note: string, content: Html): Html =>
  html`<section id="${id}"><div class="heading"><h2>${title}</h2><span class="note">${note}</span></div>${content}</section>`;

/** `23 Nov 13:41`, UTC. */
export function dateOf(time: string | undefined): string {
  if (time === undefined) return '';
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(time),
  );
  return `${date} ${time.slice(11, 16)}`;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
