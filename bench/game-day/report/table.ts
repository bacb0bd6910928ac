import type { AlertTimes, Expected } from './alert-times.ts';

/** What shoppers saw of one fault, and which alert named it. */
export interface Row {
  name: string;
  what: string;
  requests: number;
  /** Requests that were answered with an error or not at all; pages and shoppers try again. */
  errors: number;
  /** Shoppers who left because nothing was answered. */
  gaveUp: number;
  /** Orders that shoppers saw confirmed. */
  orders: number;
  lost: number;
  doubled: number;
  /** Wrong prices, stock, goods or sums, on pages and in the database. */
  wrong: number;
  expected: readonly Expected[];
  alert: AlertTimes | null;
  others: readonly string[];
  notes: readonly string[];
}

const columns = [
  'Fault',
  'What happens',
  'Requests',
  'Errors shown',
  'Gave up',
  'Orders',
  'Lost',
  'Doubled',
  'Wrong',
  'Named by',
  'After',
  'Gone after',
  'Other alerts',
];

/** A table in Markdown. */
export function writeTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    `\`${row.name}\``,
    [row.what, ...row.notes].join('; '),
    ...[row.requests, row.errors, row.gaveUp, row.orders, row.lost, row.doubled, row.wrong].map(String),
    ...alertCells(row),
    row.others.join(', ') || '–',
  ]);
  const lines = [columns, columns.map(() => '---'), ...cells];
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`;
}

function alertCells({ expected, alert }: Row): string[] {
  if (expected.length === 0) return ['none is due', '–', '–'];
  if (!alert) return ['**none**', '–', '–'];
  return [alert.name, seconds(alert.after), alert.gone === null ? '**still there**' : seconds(alert.gone)];
}

const seconds = (value: number) => `${Math.round(value)} s`;

/** Faults that no alert named although one is expected. */
export const unnamed = (rows: readonly Row[]): string[] =>
  rows.filter(({ expected, alert }) => expected.length > 0 && !alert).map(({ name }) => name);

const WITHIN = { named: 15, gone: 60 };

/** A sentence about alerts that are later than intended; empty if there are none. */
export function describeLate(rows: readonly Row[]): string {
  const named = rows.filter(({ alert }) => alert && alert.after > WITHIN.named);
  const gone = rows.filter(({ alert }) => alert && (alert.gone === null || alert.gone > WITHIN.gone));
  return [
    named.length > 0 && `Named later than after ${WITHIN.named} s: ${named.map(({ name }) => name).join(', ')}.`,
    gone.length > 0 && `Gone later than after ${WITHIN.gone} s: ${gone.map(({ name }) => name).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
