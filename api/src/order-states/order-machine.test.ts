import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nextState, orderTransitions } from './order-machine.ts';

const pieces = { open: 0, packed: 0, underWay: 0, delivered: 0 };

/** The table in the documentation, generated from the transitions. */
const table = [
  '| From | Happening | When | To |',
  '| --- | --- | --- | --- |',
  ...orderTransitions.map(
    ({ from, on, when, to }) =>
      `| ${from.map((state) => `\`${state}\``).join(', ')} | \`${on}\` | ${when ?? ''} | ${to ? `\`${to}\`` : 'stays'} |`,
  ),
];
const cells = (text: string) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

test('the documentation lists every transition of an order, in the order of evaluation (P4)', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/orders.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|') && /`|From/.test(line));
  const written = rows.slice(rows.findIndex((row) => /\| From/.test(row))).map(cells);

  expect(written.slice(0, orderTransitions.length + 1)).toEqual(table.filter((row) => !row.includes('---')).map(cells));
});

test('the buyer can cancel an order only while it is in progress and nothing is packed (P5)', () => {
  expect(nextState('in-progress', 'cancelled-by-buyer', { ...pieces, open: 2 })).toBe('cancelled');
  expect(nextState('in-progress', 'cancelled-by-buyer', { ...pieces, open: 1, packed: 1 })).toBeUndefined();
  for (const state of ['sent', 'review', 'sold-out', 'cancelled', 'awaiting-payment'] as const)
    expect(nextState(state, 'cancelled-by-buyer', pieces)).toBeUndefined();
});
