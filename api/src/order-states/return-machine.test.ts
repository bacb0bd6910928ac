import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nextReturnState, returnTransitions } from './return-machine.ts';

const cells = (text: string) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .join('|');

test('the documentation lists every transition of a return, in the order of evaluation (P6)', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/orders.md'), 'utf8');
  const rows = text
    .slice(text.indexOf('## Returns and complaints'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells);
  const table = returnTransitions.map(
    ({ from, on, when, to }) =>
      `| ${from.map((state) => `\`${state}\``).join(', ')} | \`${on}\` | ${when ?? ''} | \`${to}\` |`,
  );

  expect(rows.slice(0, table.length)).toEqual(table.map(cells));
});

test('a return cannot be cancelled once its parcel is under way, and is not received twice (P6)', () => {
  const facts = { kind: 'declaration', isPaidOut: true } as const;

  expect(nextReturnState('opened', 'cancelled-by-buyer', facts)).toBe('cancelled');
  expect(nextReturnState('ready', 'cancelled-by-buyer', facts)).toBeUndefined();
  for (const state of ['registered', 'sent', 'completed', 'cancelled'] as const)
    expect(nextReturnState(state, 'received', facts)).toBeUndefined();
});
