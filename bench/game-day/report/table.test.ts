import { describeLate, type Row, unnamed, writeTable } from './table.ts';

const row = (parts: Partial<Row>): Row => ({
  ...{ name: 'api-killed', what: 'api-1 is killed', requests: 90, errors: 2, gaveUp: 0, orders: 4 },
  ...{ lost: 0, doubled: 0, wrong: 0, expected: [{ name: 'ProcessDown' }], others: [], notes: [] },
  alert: { name: 'ProcessDown', after: 12.4, gone: 6.1 },
  ...parts,
});

test('a row says what shoppers saw, which alert named the fault, and when it was gone', () => {
  const [, , line] = writeTable([row({ others: ['ApiUnreachable'], notes: ['a remark'] })]).split('\n');

  expect(line).toBe(
    '| `api-killed` | api-1 is killed; a remark | 90 | 2 | 0 | 4 | 0 | 0 | 0 | ProcessDown | 12 s | 6 s | ApiUnreachable |',
  );
});

test('a fault that no alert named stands out, unless none is due', () => {
  const rows = [row({ alert: null }), row({ name: 'bank-lies', expected: [], alert: null })];

  expect(writeTable(rows).match(/\*\*none\*\*|none is due/g)).toEqual(['**none**', 'none is due']);
  expect(unnamed(rows)).toEqual(['api-killed']);
});

test('alerts that come or go late are named in a sentence', () => {
  const rows = [
    row({ name: 'a', alert: { name: 'ProcessDown', after: 15.4, gone: null } }),
    row({ name: 'b', alert: { name: 'ProcessDown', after: 9, gone: 70 } }),
    row({ name: 'c' }),
  ];

  expect(describeLate(rows)).toBe('Named later than after 15 s: a. Gone later than after 60 s: a, b.');
  expect(describeLate([row({})])).toBe('');
});
